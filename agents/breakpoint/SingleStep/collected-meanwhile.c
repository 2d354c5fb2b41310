/* SPDX-License-Identifier: Apache-2.0 */
#include "../operand_stack.h"

TITLE("Objects on the operand stack stay alive through SingleStep callbacks that collect garbage.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    mix_method(jni);
    on_thread(SingleStep, collect_at_instruction, thread);
}

TEST(.target = "breakpoint.OperandStack", .probe = observe, .timeout = 60,
     .needs = {.can_generate_single_step_events = 1});
