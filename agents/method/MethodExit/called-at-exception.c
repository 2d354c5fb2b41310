/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit reports a normal return of a method called in an Exception callback.");

static jclass own_class; /* global */

static bool thrown_again; /* which a JVM may post as an exception of its own */

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (thrown_again || !is_of_interest(method))
        return;
    say("Exception");
    jthrowable pending = set_aside(jni);
    jmethodID quiet = static_method_id(jni, own_class, "quiet", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, own_class, quiet, 7));
    thrown_again = pending != NULL;
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject when)
{
    if (when != NULL)
        return;
    own_class = (*jni)->NewGlobalRef(jni, find_class(jni, "method/Unwinding"));
    say_events_in("Lmethod/Unwinding;");
    on(MethodExit, say_method_left);
    on(Exception, thrown);
}

TEST(.target = "method.Unwinding", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1, .can_generate_exception_events = 1});
