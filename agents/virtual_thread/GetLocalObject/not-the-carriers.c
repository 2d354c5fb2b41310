/* SPDX-License-Identifier: Apache-2.0 */
#include "../carriers.h"

TITLE("GetLocalObject takes no platform thread for suspended because a virtual thread is.");

static jvmtiError call(jthread thread)
{
    jobject value = NULL;
    return ti(GetLocalObject, thread, 0, 0, &value);
}

AT_EVENT_TEST("popped", "(I)I", 8, can_access_local_variables, .timeout = 0);
