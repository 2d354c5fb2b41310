/* SPDX-License-Identifier: Apache-2.0 */
#include "../carriers.h"

TITLE("NotifyFramePop takes no platform thread for suspended because a virtual thread is.");

static jvmtiError call(jthread thread)
{
    return ti(NotifyFramePop, thread, 0);
}

AT_EVENT_TEST("callInt", "()I", 0, can_generate_frame_pop_events, .timeout = 0);
