/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("A variable is read at the first location at which it is valid, whatever was in its slot.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    get_shared(first_type(location), jni, 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        break_at_first(jni, arrived);
}

TEST(.target = "local.SharedSlot", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1});
