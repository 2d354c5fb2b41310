/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint is not posted on virtual threads when it is enabled for each platform thread.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jthread *all = NULL;
    jint count = 0;
    if (round == 0)
        return;
    assay_callbacks.Breakpoint = say_breakpoint;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, CALL), 0);
        must(SetBreakpoint, code_method(jni, TWICE), 0);
    }
    must(GetAllThreads, &count, &all);
    /* Threads of the virtual machine may end at any time. */
    for (jint i = 0; i < readable(all, count); i++)
        ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, all[i]);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
