/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("Methods that had run often before MethodExit was enabled tell what left them.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    char *name = NULL;
    if (!is_own(jni, method) || is_named(method, "main"))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    if (by_exception)
        say("%s by exception", name);
    else
        say("%s: %d", name, (int)value.i);
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/WarmChain");
    on(MethodExit, left);
}

TEST(.target = "stack.WarmChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
