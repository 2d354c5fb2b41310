/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A virtual thread that has to wait for a synchronized method's monitor enters it once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodEntry, on_entry);
}

ACTING_TEST("enter-method", .needs = {.can_generate_method_entry_events = 1}, .timeout = 60);
