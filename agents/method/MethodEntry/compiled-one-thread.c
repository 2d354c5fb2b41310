/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodEntry is posted for compiled methods, on the enabled thread only.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    say_events_in("Lstack/CompiledPair$Code;");
    on_thread(MethodEntry, say_entry_place, thread);
}

TEST(.target = "stack.CompiledPair", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_method_entry_events = 1});
