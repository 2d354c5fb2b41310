/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("MethodEntry enabled for one parked virtual thread comes on it alone.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(MethodEntry, on_entry, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("call", .needs = {.can_generate_method_entry_events = 1}, .timeout = 60);
