/* SPDX-License-Identifier: Apache-2.0 */
#include "../shared_slot.h"

TITLE("A slot that variables of different types use by turns is read as that which is there now.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        get_shared(probed_type(jni, subject), jni, 1);
}

TEST(.target = "local.SharedSlot", .probe = observe, .needs = {.can_access_local_variables = 1});
