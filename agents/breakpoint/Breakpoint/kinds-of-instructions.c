/* SPDX-License-Identifier: Apache-2.0 */
#include "../instructions.h"

TITLE("Breakpoint is posted at many kinds of instructions, resolved or not, which stay unchanged.");

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    switch (calls++) {
    case 0:
        find_mix(jni);
        on(Breakpoint, note_hit);
        set_all();
        break;
    case 1:
        say_hits("first call", 1);
        break;
    case 2:
        say_hits("second call", 1);
        clear_all();
        break;
    case 3:
        say_hits("cleared", 0);
        set_all();
        break;
    default:
        say_hits("set again", 1);
        break;
    }
}

TEST(.target = "breakpoint.Instructions", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
