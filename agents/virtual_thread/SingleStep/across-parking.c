/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Single steps enabled for a virtual thread follow it over its parking, and no other.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, on_step, acting(jni, threads, VIRTUAL_1));
    else if (round == 3)
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("across", .needs = {.can_generate_single_step_events = 1}, .timeout = 60);
