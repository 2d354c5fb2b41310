/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("An interrupt that comes between notification and return of RawMonitorWait is not lost.");

static jrawMonitorID monitor;
static bool notified; /* guarded by it */

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiError error = JVMTI_ERROR_NONE;
    must(RawMonitorEnter, monitor);
    release_point("entered");
    while (!notified && error == JVMTI_ERROR_NONE)
        error = ti(RawMonitorWait, monitor, 0);
    must(RawMonitorExit, monitor);
    jclass thread = find_class(jni, "java/lang/Thread");
    jboolean kept = (*jni)->CallStaticBooleanMethod(
        jni, thread, static_method_id(jni, thread, "interrupted", "()Z"));
    say("waited: %s", truth(error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_INTERRUPT));
    say("reported or kept: %s", truth(error == JVMTI_ERROR_INTERRUPT || kept));
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    jthread waiting = start_agent_thread(jni, "waiting", wait_once, NULL);
    arrive_and_wait("entered");
    must(RawMonitorEnter, monitor); /* when the other one waits */
    notified = true;
    must(RawMonitorNotify, monitor);
    must(InterruptThread, waiting);
    must(RawMonitorExit, monitor);
    await_end(waiting);
}

TEST(.probe = observe, .needs = {.can_signal_thread = 1});
