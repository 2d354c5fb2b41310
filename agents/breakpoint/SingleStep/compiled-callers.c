/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_chain.h"

TITLE("SingleStep follows returns to compiled methods that were on the stack when it was enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    static bool called;
    if (is_case("below-native-code") && !called) {
        jclass agent = find_class(jni, "assay/Agent");
        called = true;
        (*jni)->CallStaticVoidMethod(
            jni, agent, static_method_id(jni, agent, "probe", "(Ljava/lang/Object;)V"), NULL);
        return;
    }
    say_events_in("Lstack/CompiledChain;");
    on(SingleStep, say_step_in_chain);
}

TEST(.target = "stack.CompiledChain", .probe = observe,
     .cases = LIST("below-native-code", "in-callers-alone"),
     .needs = {.can_generate_single_step_events = 1});
