/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("MethodExit enabled globally while virtual threads are parked comes on them too.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2)
        on(MethodExit, on_exit_of_method);
    else if (round == 3)
        off(MethodExit);
}

ACTING_TEST("across", .needs = {.can_generate_method_exit_events = 1}, .timeout = 60);
