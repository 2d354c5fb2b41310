/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread that was notified goes on at the step after Object.wait.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, on_step, acting(jni, threads, VIRTUAL_1));
    else if (round == 2)
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("wait", .needs = {.can_generate_single_step_events = 1}, .timeout = 60);
