/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry is posted for methods compiled before it is enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    on(MethodEntry, say_entry_place);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_method_entry_events = 1});
