/* SPDX-License-Identifier: Apache-2.0 */
#include "pending.h"
#include "../own.h"

TITLE("MethodExit reports a normal return of a method called while an exception unwinds its callers.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    say_exit(env, jni, thread, method, by_exception, value);
    if (!is_own(jni, method) || is_named(method, "main") || is_named(method, "quiet"))
        return;
    jthrowable pending = set_aside(jni);
    jmethodID quiet = static_method_id(jni, *own_class(), "quiet", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, *own_class(), quiet, 7));
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject when)
{
    if (when != NULL)
        return;
    set_own_class(jni, "method/Unwinding");
    on(MethodExit, left);
}

TEST(.target = "method.Unwinding", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
