/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("SetLocalInt sets a variable at its first valid location, whatever was in the slot before.");

static void access_slot(JNIEnv *jni, char type)
{
    set_shared(type, jni, 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        break_at_first(jni, access_slot);
}

TEST(.target = "local.SharedSlot", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1});
