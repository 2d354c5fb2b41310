/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("MethodEntry enabled globally while virtual threads are parked comes on them too.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on(MethodEntry, on_entry);
}

ACTING_TEST("call", .needs = {.can_generate_method_entry_events = 1}, .timeout = 60);
