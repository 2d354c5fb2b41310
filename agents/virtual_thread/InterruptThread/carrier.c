/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"
#include "carriers.h"

TITLE("InterruptThread of a carrier does not interrupt the virtual thread that it carries.");

static int refused;

/* An idle carrier may end at any time. */
static void interrupt(JNIEnv *jni, jthread carrier)
{
    jvmtiError error = ti(InterruptThread, carrier);
    refused += error != JVMTI_ERROR_NONE
               && !(error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(carrier));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD);
    for_carriers(jni, interrupt);
    say("InterruptThread of the carriers: refused %d", refused);
    say_interrupted(jni, held);
    must(InterruptThread, held);
    say("the virtual thread itself");
    say_interrupted(jni, held);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
