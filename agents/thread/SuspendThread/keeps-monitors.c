/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("SuspendThread leaves the thread its monitors, and who contends for them stays blocked.");

static void say_blocked(jthread thread)
{
    say("wanting: %s",
        thread_state(state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER)));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread owner = element(jni, subjects, 0);
    jthread wanting = element(jni, subjects, 1);
    jobject own = element(jni, subjects, 2);
    SAY_CALL(SuspendThread, owner);
    release_point("owning");
    give_others_time();
    say_blocked(wanting);
    jint count = 0;
    jobject *monitors = NULL;
    must(GetOwnedMonitorInfo, owner, &count, &monitors);
    count = keep_own(jni, count, monitors);
    say("owned: %d", (int)count);
    for (jint i = 0; i < count; i++)
        say("its own object: %s", truth((*jni)->IsSameObject(jni, monitors[i], own)));
    release(monitors);
    SAY_CALL(ResumeThread, owner);
}

TEST(.target = "thread.OwningOne", .probe = observe,
     .needs = {.can_suspend = 1, .can_get_owned_monitor_info = 1});
