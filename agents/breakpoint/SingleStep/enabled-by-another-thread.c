/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_chain.h"
#include "threads.h"

TITLE("SingleStep that another thread enables for one in native code is posted in its compiled callers.");

static void JNICALL enable(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    on_thread(SingleStep, say_step_in_chain, enabled_for);
    arrive_and_wait("enabled");
}

/* The target's thread waits here, in native code: Thread.isAlive would be Java code. */
static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    enabled_for = (*jni)->NewGlobalRef(jni, current_thread());
    start_agent_thread(jni, "enabling", enable, NULL);
    await_arrival("enabled");
    release_point("enabled");
}

/* Without can_generate_breakpoint_events, with which each instruction would have to be a location. */
TEST(.target = "stack.CompiledChain", .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
