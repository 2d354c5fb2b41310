/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("GetLocal functions read a shared slot as the type of the variable that is valid there.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        get_shared(probed_type(jni, subject), jni, 1);
}

TEST(.target = "local.SharedSlot", .probe = observe, .needs = {.can_access_local_variables = 1});
