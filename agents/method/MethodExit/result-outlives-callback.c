/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("Calls and allocations in a MethodExit callback leave the method's result unchanged.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_of_interest(method) || is_method_named(method, "say"))
        return;
    off(MethodExit);
    jmethodID other = static_method_id(jni, results_class(jni), "i", "()I");
    say("called %d", (int)(*jni)->CallStaticIntMethod(jni, results_class(jni), other));
    other = static_method_id(jni, results_class(jni), "d", "()D");
    say("called %a", (*jni)->CallStaticDoubleMethod(jni, results_class(jni), other));
    (*jni)->DeleteLocalRef(jni, (*jni)->NewIntArray(jni, 1000));
    must(ForceGarbageCollection);
    on(MethodExit, left);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/Results;");
    bind_results(jni);
    on(MethodExit, left);
}

TEST(.target = "method.Results", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
