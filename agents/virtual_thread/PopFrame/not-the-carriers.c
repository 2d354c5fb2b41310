/* SPDX-License-Identifier: Apache-2.0 */
#include "../carriers.h"

TITLE("PopFrame takes no platform thread for suspended because a virtual thread is.");

static jvmtiError call(jthread thread)
{
    return ti(PopFrame, thread);
}

AT_EVENT_TEST("popped", "(I)I", 8, can_pop_frame, .timeout = 0);
