/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("SingleStep enabled globally while virtual threads are parked comes on them too.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2)
        on(SingleStep, on_step);
    else if (round == 3)
        off(SingleStep);
}

ACTING_TEST("across", .needs = {.can_generate_single_step_events = 1}, .timeout = 60);
