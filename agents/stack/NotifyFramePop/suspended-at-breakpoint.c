/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop applies to frames of a thread that is suspended in its Breakpoint callback.");

/* The callback is no method: the frame of the breakpoint has depth 0. */
static void request_own_and_callers(JNIEnv *jni, void *thread)
{
    must(SuspendThread, thread);
    request_frame_pop(thread, 0);
    request_frame_pop(thread, 1);
    must(ResumeThread, thread);
}

/* The thread that asks has come and gone before this one goes on. */
static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jobject shared = (*jni)->NewGlobalRef(jni, thread);
    run_attached("asking", NULL, false, request_own_and_callers, shared);
    (*jni)->DeleteGlobalRef(jni, shared);
}

/* The first round is in inner() now, which the second one calls from middle(). */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/Chain");
    on(FramePop, on_frame_pop);
    on(Breakpoint, hit);
    must(SetBreakpoint, static_method_id(jni, klass, "middle", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_suspend = 1});
