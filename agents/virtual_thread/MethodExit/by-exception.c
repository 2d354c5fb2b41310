/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Exits by an exception and by return are reported on the virtual thread.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodExit, on_exit_of_method);
    else if (round == 2)
        off(MethodExit);
}

ACTING_TEST("catcher", .needs = {.can_generate_method_exit_events = 1}, .timeout = 60);
