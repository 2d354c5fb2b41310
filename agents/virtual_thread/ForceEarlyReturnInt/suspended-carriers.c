/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"
#include "carriers.h"

TITLE("ForceEarlyReturnInt of a suspended carrier returns from no method of the virtual thread that it carries.");

/* Any answer is right: it is about the carrier's own frames, whatever they are. */
static void call_while_suspended(JNIEnv *jni, jthread carrier)
{
    if (ti(SuspendThread, carrier) != JVMTI_ERROR_NONE)
        return;
    ti(ForceEarlyReturnInt, carrier, 99);
    ti(ResumeThread, carrier);
}

static void act(JNIEnv *jni, jthread thread)
{
    for_carriers(jni, call_while_suspended);
    say("all carriers were asked");
}

static const struct called called = {"callInt", "()I", 0};

static void probe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        act_at_breakpoint(jni, NULL);
    else
        act(jni, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AtEvent", .args = LIST("callInt"), .probe = probe,
     .needs = {.can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
