/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit distinguishes exceptional from normal return of active compiled callers.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    on(MethodExit, say_method_left);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_method_exit_events = 1});
