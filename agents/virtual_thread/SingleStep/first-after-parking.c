/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Single steps enabled for a suspended virtual thread begin where it goes on.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2) {
        jthread other = acting(jni, threads, VIRTUAL_1);
        must(SuspendThread, other);
        on_thread(SingleStep, on_step, other);
        must(ResumeThread, other);
    } else if (round == 3) {
        off_thread(SingleStep, acting(jni, threads, VIRTUAL_1));
    }
}

ACTING_TEST("across", .needs = {.can_generate_single_step_events = 1, .can_suspend = 1},
            .timeout = 60);
