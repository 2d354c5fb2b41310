/* SPDX-License-Identifier: Apache-2.0 */
#include "../instructions.h"

TITLE("SingleStep is posted once at each of many kinds of instructions in compiled code.");

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    switch (calls++) {
    case 0:
        find_mix(jni);
        on(SingleStep, note_hit);
        break;
    case 1:
        off(SingleStep);
        say_hits("30 calls", 1);
        break;
    case 2:
        on(SingleStep, note_hit);
        break;
    default:
        say_hits("20000 calls", 1);
        break;
    }
}

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "breakpoint.CompiledInstructions", .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_bytecodes = 1});
