/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread that has to wait for a synchronized method's monitor makes each step once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, on_step, acting(jni, threads, VIRTUAL_1));
    else if (round == 2)
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("enter-method", .needs = {.can_generate_single_step_events = 1}, .timeout = 60);
