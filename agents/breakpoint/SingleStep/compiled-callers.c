/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_chain.h"
#include "frames.h"

TITLE("SingleStep follows returns to compiled methods that were on the stack when it was enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    static bool called;
    if (is_case("below-native-code") && !called) {
        called = true;
        probe_by_jni(jni, NULL);
        return;
    }
    say_events_in("Lstack/CompiledChain;");
    on(SingleStep, say_step_in_chain);
}

TEST(.target = "stack.CompiledChain", .probe = observe,
     .cases = LIST("below-native-code", "in-callers-alone"),
     .needs = {.can_generate_single_step_events = 1});
