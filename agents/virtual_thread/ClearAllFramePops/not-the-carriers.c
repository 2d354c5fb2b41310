/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "threads.h"

TITLE("ClearAllFramePops refuses every platform thread while only a virtual thread is suspended.");

static jvmtiError call(jthread thread)
{
    return clear_all_frame_pops(assay_env, thread);
}

/* While the virtual thread is suspended no platform thread is, whoever carries it; its request stays.
 * Those of the JVM may end. */
static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, say_frame_pop);
    say("NotifyFramePop: %s", error_name(ti_if_able(NotifyFramePop, thread, 0)));
    say_accepted_threads(jni, "bystander", call);
}

static const struct called called = {"callInt", "()I", 0};

TEST(.target = "virtual_thread.AtEvent", .args = LIST("callInt"), .since = 25,
     .vm_args = LIST(CARRIERS), .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
