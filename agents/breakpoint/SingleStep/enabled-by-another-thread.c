/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_chain.h"
#include "threads.h"

TITLE("SingleStep that another thread enables for one in native code is posted in its compiled callers.");

static void JNICALL enable(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    on_thread(SingleStep, say_step_in_chain, enabled_for);
}

/* The target's thread waits here. */
static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    enabled_for = (*jni)->NewGlobalRef(jni, current_thread());
    await_end(start_agent_thread(jni, "enabling", enable, NULL));
}

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "stack.CompiledChain", .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
