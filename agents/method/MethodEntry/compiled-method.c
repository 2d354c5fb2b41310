/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodEntry is posted for methods compiled before it is enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/CompiledChain");
    on(MethodEntry, say_entry);
}

TEST(.target = "stack.CompiledChain", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1});
