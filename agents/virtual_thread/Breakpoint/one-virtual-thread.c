/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint enabled for one parked virtual thread is posted on that thread only.");

static void set_mode(jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    say("%s %s: %s", mode == JVMTI_ENABLE ? "enable" : "disable", event_name(event),
        error_name(ti(SetEventNotificationMode, mode, event, thread)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = thread_at(jni, threads, VIRTUAL_0), other = thread_at(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, CALL), 4);
        assay_callbacks.Breakpoint = say_breakpoint;
        must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
        set_mode(JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, other);
    } else if (round == 2) {
        set_mode(JVMTI_DISABLE, JVMTI_EVENT_BREAKPOINT, other);
        set_mode(JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, first);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
