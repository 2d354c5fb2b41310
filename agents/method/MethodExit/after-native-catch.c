/* SPDX-License-Identifier: Apache-2.0 */
#include "../../exception/throws.h"

TITLE("MethodExit reports a normal return after native code has cleared an exception.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    char *name = NULL;
    if (!is_own(method))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    if (strcmp(name, "perform") != 0 && strcmp(name, "main") != 0)
        say("%s by exception %s", name, truth(by_exception));
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    bind_natives(jni);
    on(MethodExit, left);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native", "cleared"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
