/* SPDX-License-Identifier: Apache-2.0 */
#include "../handed_over.h"
#include "monitors.h"

TITLE("Compiled code enters the monitor of an object that an agent took only when the agent leaves it.");

static jthread worker;

static void JNICALL hold(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    await_arrival("held");
    must(SuspendThread, worker);
    take_lock(jni, worker);
    must(ResumeThread, worker);
    if (handed_over == NULL) {
        release_point("held");
        return;
    }
    enter_by_jni(jni, handed_over);
    release_point("held");
    wait_for_state(worker, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_contended_monitor(jni, "worker", worker);
    (*jni)->MonitorExit(jni, handed_over);
}

static void observe(JNIEnv *jni, jobject place)
{
    if (is_place(jni, place, "before")) {
        worker = (*jni)->NewGlobalRef(jni, current_thread());
        start_agent_thread(jni, "holding", hold, NULL);
        arrive_and_wait("held");
    } else {
        say_monitor_owner(to_string(jni, place), handed_over);
    }
    if (is_place(jni, place, "after"))
        end_handing_over(jni);
}

TEST(.target = "monitor.HandedOver", .probe = observe,
     .needs = {.can_access_local_variables = 1,
               .can_get_current_contended_monitor = 1,
               .can_get_monitor_info = 1,
               .can_suspend = 1,
               .can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY, APART), .cases = TAKING_CASES);
