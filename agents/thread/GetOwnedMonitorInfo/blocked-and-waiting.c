/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists what blocked and waiting threads locked, not what they wait for.");

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes > 3)
        return;
    say("probe %d", probes);
    for (jint i = 1; i <= 6; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, i);
        jint state = 0;
        must(GetThreadState, thread, &state);
        if ((state & JVMTI_THREAD_STATE_ALIVE) != 0)
            say_owned_monitors(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
