/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_chain.h"

TITLE("SingleStep is posted at the handler in a compiled caller after it is enabled in the callee.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    on(SingleStep, say_step_in_chain);
}

/* Without can_generate_breakpoint_events, with which each instruction would have to be a location. */
TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
