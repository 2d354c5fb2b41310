/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("No event is enabled for a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, thread);
}

NOT_ALIVE_TEST(.since = 21, .needs = {.can_generate_breakpoint_events = 1});
