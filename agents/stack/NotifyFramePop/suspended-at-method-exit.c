/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "frames.h"

TITLE("NotifyFramePop applies to a thread suspended at MethodExit, for that frame or its caller's.");

static void request_elsewhere(JNIEnv *jni, void *thread)
{
    must(SuspendThread, thread);
    if (is_case("own"))
        say("request 0: %s", error_name(ti(NotifyFramePop, thread, 0)));
    else
        request_frame_pop(thread, 1);
    must(ResumeThread, thread);
}

/* The thread that asks has come and gone before this one goes on. */
static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    static bool requested;
    if (requested || strcmp(method_name(method), "Lstack/Chain;.middle(I)I") != 0)
        return;
    requested = true;
    jobject shared = (*jni)->NewGlobalRef(jni, thread);
    run_attached("asking", NULL, false, request_elsewhere, shared);
    (*jni)->DeleteGlobalRef(jni, shared);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(FramePop, on_frame_pop);
    on_thread(MethodExit, left, self);
}

TEST(.target = "stack.Chain", .probe = observe, .cases = LIST("own", "caller"),
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1,
               .can_suspend = 1});
