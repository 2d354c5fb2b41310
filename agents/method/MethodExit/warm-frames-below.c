/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodExit comes from methods that had run often, and were running, when it was enabled.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    char *name = NULL;
    if (!is_own(jni, method) || is_named(method, "main"))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s: %d, by exception %s", name, (int)value.i, truth(by_exception));
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/WarmChain");
    on(MethodExit, left);
}

TEST(.target = "stack.WarmChain", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
