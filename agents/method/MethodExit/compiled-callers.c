/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit is posted for compiled callers active when it is enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    on(MethodExit, say_method_left);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_method_exit_events = 1});
