/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread that had to wait for a synchronized method's monitor exits it once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodExit, on_exit_of_method);
}

ACTING_TEST("enter-method", .needs = {.can_generate_method_exit_events = 1}, .timeout = 60);
