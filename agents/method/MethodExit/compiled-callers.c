/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"

TITLE("MethodExit is posted for compiled callers active when it is enabled, also below native code.");

static void observe(JNIEnv *jni, jobject unused)
{
    static bool called;
    if (is_case("below-native-code") && !called) {
        called = true;
        probe_by_jni(jni, NULL);
        return;
    }
    say_events_in("Lstack/CompiledChain;");
    on(MethodExit, say_method_left);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .cases = LIST("below-native-code", "in-callers-alone"),
     .needs = {.can_generate_method_exit_events = 1});
