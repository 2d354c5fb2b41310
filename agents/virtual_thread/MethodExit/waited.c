/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread exits the method in which it waited in Object.wait once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodExit, on_exit_of_method);
}

ACTING_TEST("wait", .needs = {.can_generate_method_exit_events = 1}, .timeout = 60);
