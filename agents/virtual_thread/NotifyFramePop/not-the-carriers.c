/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "threads.h"

TITLE("NotifyFramePop refuses every platform thread while only a virtual thread is suspended.");

static jvmtiError call(jthread thread)
{
    jvmtiError error = ti(NotifyFramePop, thread, 0);
    return error == JVMTI_ERROR_NONE ? error : ti(NotifyFramePop, thread, 1);
}

/* While the virtual thread is suspended no platform thread is, whoever carries it. The bystander has
 * a native method on top. Errors differ: some platform threads run native methods or none at all, and
 * those of the JVM may end. */
static void act(JNIEnv *jni, jthread thread)
{
    say_accepted_threads(jni, "bystander", call);
}

static const struct called called = {"callInt", "()I", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
