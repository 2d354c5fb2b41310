/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop in a MethodExit callback applies to that frame or its caller's, not to later ones.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    static bool requested;
    if (requested || strcmp(method_name(method), "Lstack/Chain;.middle(I)I") != 0)
        return;
    requested = true;
    if (is_case("own"))
        say("request 0: %s", error_name(ti(NotifyFramePop, NULL, 0)));
    else
        request_frame_pop(NULL, 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(FramePop, on_frame_pop);
    on_thread(MethodExit, left, self);
}

TEST(.target = "stack.Chain", .probe = observe, .cases = LIST("own", "caller"),
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_method_exit_events = 1});
