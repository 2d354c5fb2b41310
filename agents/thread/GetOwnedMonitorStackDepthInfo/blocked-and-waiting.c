/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo lists what blocked and waiting threads locked and nothing else.");

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
        if ((state & JVMTI_THREAD_STATE_ALIVE) == 0)
            continue;
        /* Its frames may change between the questions, as when it wakes for no reason. */
        must(SuspendThread, thread);
        need_depths(jni, thread);
        say_owned_monitor_frames(jni, thread_name(thread), thread);
        must(ResumeThread, thread);
    }
}

TEST(.target = "monitor.WaitersAndContenders", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
