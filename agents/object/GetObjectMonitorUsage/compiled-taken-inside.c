/* SPDX-License-Identifier: Apache-2.0 */
#include "../handed_over.h"

TITLE("GetObjectMonitorUsage reports the owner of an object taken from a frame above that of the lock.");

static jthread worker;

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    await_arrival("looked at");
    must(SuspendThread, worker);
    take_lock(jni, worker);
    say_monitor_owner("inside", handed_over);
    must(ResumeThread, worker);
    release_point("looked at");
}

static void observe(JNIEnv *jni, jobject place)
{
    if (is_place(jni, place, "inside")) {
        worker = (*jni)->NewGlobalRef(jni, current_thread());
        start_agent_thread(jni, "looking", look, NULL);
        arrive_and_wait("looked at");
    } else if (is_place(jni, place, "after")) {
        say_monitor_owner("after", handed_over);
        end_handing_over(jni);
    }
}

TEST(.target = "monitor.HandedOver", .probe = observe,
     .needs = {.can_access_local_variables = 1,
               .can_get_monitor_info = 1,
               .can_suspend = 1,
               .can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY, APART), .cases = TAKING_CASES);
