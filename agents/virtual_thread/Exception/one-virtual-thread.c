/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("Exception enabled for one parked virtual thread comes on it alone.");

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_code(jni, method))
        return;
    jobject shared = static_object_field(jni, code_class(jni), "SHARED",
                                         "Ljava/lang/IllegalStateException;");
    say_place(jni, "throw", thread, method, location);
    if (catch_method != NULL)
        say("%s, to be caught in %s at %d",
            (*jni)->IsSameObject(jni, exception, shared) ? "SHARED" : "another",
            short_name(catch_method), (int)catch_location);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(Exception, thrown, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("catcher", .needs = {.can_generate_exception_events = 1});
