/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread that has to wait at monitorenter reports that step and the next one once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, on_step, acting(jni, threads, VIRTUAL_1));
    else if (round == 2)
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("enter", .needs = {.can_generate_single_step_events = 1}, .timeout = 60);
