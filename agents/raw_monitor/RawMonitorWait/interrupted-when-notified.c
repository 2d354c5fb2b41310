/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("An interrupt that comes between notification and return of RawMonitorWait is not lost.");

static jrawMonitorID monitor;
static bool notified; /* guarded by it */
static jclass thread; /* global */
static jmethodID interrupted;

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    jvmtiError error = JVMTI_ERROR_NONE;
    must(RawMonitorEnter, monitor);
    release_point("entered");
    while (!notified && error == JVMTI_ERROR_NONE)
        error = ti(RawMonitorWait, monitor, 0);
    must(RawMonitorExit, monitor);
    jboolean kept = (*jni)->CallStaticBooleanMethod(jni, thread, interrupted);
    say("waited: %s", truth(error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_INTERRUPT));
    say("reported or kept: %s", truth(error == JVMTI_ERROR_INTERRUPT || kept));
}

static void observe(JNIEnv *jni, jobject subject)
{
    /* Nothing is looked up while the interrupt is pending, which the class library may heed. */
    thread = (*jni)->NewGlobalRef(jni, find_class(jni, "java/lang/Thread"));
    interrupted = static_method_id(jni, thread, "interrupted", "()Z");
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
