/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Calls and allocations in a MethodExit callback leave the method's result unchanged.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_own(jni, method) || is_named(method, "say"))
        return;
    off(MethodExit);
    jmethodID other = static_method_id(jni, *own_class(), "i", "()I");
    say("called %d", (int)(*jni)->CallStaticIntMethod(jni, *own_class(), other));
    other = static_method_id(jni, *own_class(), "d", "()D");
    say("called %a", (*jni)->CallStaticDoubleMethod(jni, *own_class(), other));
    must(ForceGarbageCollection);
    on(MethodExit, left);
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "method/Results");
    bind_natives(jni);
    on(MethodExit, left);
}

TEST(.target = "method.Results", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
