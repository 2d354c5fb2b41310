/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"
#include "../instructions.h"

TITLE("Objects on the operand stack stay alive through Breakpoint callbacks that collect garbage.");

static void observe(JNIEnv *jni, jobject unused)
{
    mix.method = mix_method(jni);
    must(GetBytecodes, mix.method, &mix.size, &mix.code);
    for (jint at = 0; at < mix.size; at += length_at(at))
        must(SetBreakpoint, mix.method, at);
    on(Breakpoint, collect);
}

TEST(.target = "breakpoint.Fresh", .probe = observe, .timeout = 60,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
