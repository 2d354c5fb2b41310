/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("MonitorContendedEnter is posted for a thread that enters by JNI and has no Java frame.");

static void JNICALL contend(jvmtiEnv *env, JNIEnv *jni, void *lock)
{
    enter_by_jni(jni, lock);
    say("entered");
    (*jni)->MonitorExit(jni, lock);
    (*jni)->MonitorEnter(jni, lock);
    say("entered once more");
    (*jni)->MonitorExit(jni, lock);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "lock"));
    know_monitor(jni, lock, "lock");
    on(MonitorContendedEnter, say_known_contended_enter);
    on(MonitorContendedEntered, say_known_contended_entered);
    (*jni)->MonitorEnter(jni, lock);
    jthread thread = start_agent_thread(jni, "contender", contend, lock);
    arrive_and_wait("contending 1");
    /* After its handler the thread may look again whether the monitor is free. */
    give_others_time();
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say("main leaves");
    (*jni)->MonitorExit(jni, lock);
    await_end(thread);
}

TEST(.probe = observe, .needs = {.can_generate_monitor_events = 1});
