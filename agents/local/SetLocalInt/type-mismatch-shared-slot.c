/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("SetLocal functions return TYPE_MISMATCH for a type that a shared slot has only elsewhere.");

static void access_slot(JNIEnv *jni, char type)
{
    if (type != type_of_case())
        set_shared(type_of_case(), jni, 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        break_at_first(jni, access_slot);
}

TEST(.target = "local.SharedSlot", .probe = observe, .cases = TYPE_CASES,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1});
