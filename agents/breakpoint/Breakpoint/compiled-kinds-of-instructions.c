/* SPDX-License-Identifier: Apache-2.0 */
#include "../instructions.h"

TITLE("Breakpoint is posted at kinds of instructions of a compiled method, whose result stays the same.");

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
        say_hits("30 calls", 1);
        clear_all();
        break;
    case 2:
        set_all();
        break;
    default:
        say_hits("20000 calls", 1);
        break;
    }
}

TEST(.target = "breakpoint.CompiledInstructions", .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
