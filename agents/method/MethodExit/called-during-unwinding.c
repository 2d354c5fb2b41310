/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit reports a normal return of a method called while an exception unwinds its callers.");

static jclass own_class; /* global */

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    say_method_left(env, jni, thread, method, by_exception, value);
    if (!is_of_interest(method) || is_method_named(method, "main")
        || is_method_named(method, "quiet"))
        return;
    jthrowable pending = set_aside(jni);
    jmethodID quiet = static_method_id(jni, own_class, "quiet", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, own_class, quiet, 7));
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject when)
{
    if (when != NULL)
        return;
    own_class = (*jni)->NewGlobalRef(jni, find_class(jni, "method/Unwinding"));
    say_events_in("Lmethod/Unwinding;");
    on(MethodExit, left);
}

TEST(.target = "method.Unwinding", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
