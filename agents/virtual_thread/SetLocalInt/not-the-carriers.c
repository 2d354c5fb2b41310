/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "threads.h"

TITLE("SetLocalInt refuses every platform thread while only a virtual thread is suspended.");

static jvmtiError call(jthread thread)
{
    jvmtiError error = ti(SetLocalInt, thread, 0, 0, -1);
    return error == JVMTI_ERROR_NONE ? error : ti(SetLocalInt, thread, 1, 1, -1);
}

/* While the virtual thread is suspended no platform thread is, whoever carries it. It has numbers in
 * these slots, the bystander in the second. Errors differ: some platform threads run native methods or
 * none at all, and those of the JVM may end. */
static void act(JNIEnv *jni, jthread thread)
{
    say_accepted_threads(jni, "bystander", call);
}

static const struct called called = {"variables", "(IJFDLjava/lang/Object;)Ljava/lang/String;", 0};

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("variables"),
     .probe = act_at_breakpoint,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
