/* SPDX-License-Identifier: Apache-2.0 */
#include "../instructions.h"

TITLE("SingleStep is posted once at each of many kinds of instructions, resolved or not.");

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    switch (calls++) {
    case 0:
        find_mix(jni);
        on(SingleStep, note_hit);
        break;
    case 1:
        say_hits("first call", 1);
        break;
    case 2:
        say_hits("second call", 1);
        off(SingleStep);
        break;
    case 3:
        say_hits("disabled", 0);
        on(SingleStep, note_hit);
        break;
    default:
        say_hits("enabled again", 1);
        break;
    }
}

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "breakpoint.Instructions", .probe = observe,
     .needs = {.can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_bytecodes = 1});
