/* SPDX-License-Identifier: Apache-2.0 */
#include "../operand_stack.h"
#include "class_file.h"

TITLE("Objects on the operand stack stay alive through Breakpoint callbacks that collect garbage.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, mix_method(jni), &size, &code);
    size = readable(code, size);
    for (jint at = 0; at < size; at = next_instruction(code, size, at))
        must(SetBreakpoint, mix_method(jni), at);
    on(Breakpoint, collect_at_instruction);
}

TEST(.target = "breakpoint.OperandStack", .probe = observe, .timeout = 60,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
