/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("ExceptionCatch comes on the virtual thread, enabled globally or for it alone.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    jobject shared = static_object_field(jni, code_class(jni), "SHARED",
                                         "Ljava/lang/IllegalStateException;");
    if (!is_code(jni, method))
        return;
    say("catch %s %d %s", short_name(method), (int)location, on_current(jni, thread));
    if (!(*jni)->IsSameObject(jni, exception, shared))
        say("another exception");
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        on(ExceptionCatch, caught);
    } else if (round == 2) {
        on_thread(ExceptionCatch, caught, acting(jni, threads, VIRTUAL_0));
        off(ExceptionCatch);
    }
}

ACTING_TEST("catcher", .needs = {.can_generate_exception_events = 1});
