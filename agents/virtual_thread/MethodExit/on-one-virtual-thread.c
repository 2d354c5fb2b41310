/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Exits of methods enabled for one virtual thread, with results, also over its parking.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2)
        on_thread(MethodExit, on_exit_of_method, acting(jni, threads, VIRTUAL_0));
}

ACTING_TEST("across", .needs = {.can_generate_method_exit_events = 1}, .timeout = 60);
