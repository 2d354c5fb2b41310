/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FramePop and MethodExit of the same frame agree on whether an exception ends it.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    const char *name = method_name(method);
    if (strncmp(name, "Lstack/Chain;.", 14) == 0 && strstr(name, ".main(") == NULL)
        say("MethodExit: %s by exception %s", name, truth(by_exception));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(FramePop, on_thrown_pop);
    on_thread(MethodExit, left, self);
    for (jint depth = 1; depth <= 3; depth++)
        request_frame_pop(NULL, depth);
}

TEST(.target = "stack.Chain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_method_exit_events = 1});
