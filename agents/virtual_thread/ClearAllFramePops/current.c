/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("ClearAllFramePops with a null thread removes the requests of the current virtual thread.");

/* The thread has parked since it entered the method. */
static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("request %s: %s", on_current(jni, thread), error_name(ti_if_able(NotifyFramePop, NULL, 0)));
    if (strcmp(thread_name(thread), "virtual 0") == 0)
        say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, NULL)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 0)
        return;
    on(Breakpoint, hit);
    on(FramePop, say_frame_pop);
    must(SetBreakpoint, code_method(jni, ACROSS), 9);
}

TEST(.target = "virtual_thread.Interleaved", .args = LIST("across"), .since = 25,
     .vm_args = LIST(CARRIERS), .probe = interleaved_probe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_support_virtual_threads = 1});
