/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorWait keeps the other raw monitors that the thread owns, as often entered as before.");

static jrawMonitorID waited, kept;
static atomic_bool entered, notified;

static void JNICALL enter_kept(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("about to enter");
    must(RawMonitorEnter, kept);
    atomic_store(&entered, true);
    must(RawMonitorExit, kept);
}

static void JNICALL notify(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiError error = ti(RawMonitorEnter, waited);
    give_others_time();
    say("RawMonitorEnter: %s, the other has entered: %s", error_name(error), truth(entered));
    atomic_store(&notified, true);
    must(RawMonitorNotifyAll, waited);
    must(RawMonitorExit, waited);
}

static void observe(JNIEnv *jni, jobject subject)
{
    waited = new_raw_monitor("waited for");
    kept = new_raw_monitor("kept");
    must(RawMonitorEnter, kept);
    must(RawMonitorEnter, waited);
    must(RawMonitorEnter, kept);
    jthread other = start_agent_thread(jni, "other", enter_kept, NULL);
    arrive_and_wait("about to enter");
    start_agent_thread(jni, "notifier", notify, NULL);
    jvmtiError error;
    do {
        error = ti(RawMonitorWait, waited, 0);
    } while (error == JVMTI_ERROR_NONE && !atomic_load(&notified));
    say("RawMonitorWait: %s, the other has entered: %s", error_name(error), truth(entered));
    must(RawMonitorExit, waited);
    SAY_CALL(RawMonitorExit, kept);
    give_others_time();
    say("the other has entered: %s", truth(entered));
    SAY_CALL(RawMonitorExit, kept);
    await_end(other);
    say("the other has entered: %s", truth(entered));
    SAY_CALL(RawMonitorExit, kept);
}

TEST(.probe = observe);
