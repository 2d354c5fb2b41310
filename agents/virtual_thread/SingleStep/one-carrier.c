/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Single steps follow a virtual thread over its parking while another uses its carrier.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, on_step, acting(jni, threads, VIRTUAL_1));
    else if (round == 3)
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST_ON(LIST(ONE_CARRIER), "across", .needs = {.can_generate_single_step_events = 1},
               .timeout = 60);
