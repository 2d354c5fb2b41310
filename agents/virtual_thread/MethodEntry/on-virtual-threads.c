/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Entries of methods that virtual threads run are reported on them, also after parking.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodEntry, on_entry);
    else if (round == 3)
        off(MethodEntry);
}

ACTING_TEST("across", .needs = {.can_generate_method_entry_events = 1}, .timeout = 60);
