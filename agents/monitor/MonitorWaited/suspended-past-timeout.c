/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("MonitorWaited reports a timeout that was over while the thread was suspended.");

static atomic_int events, timeouts; /* since the thread was suspended */

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    jclass klass = find_class(jni, "monitor/SuspendedPastTimeout");
    if (!(*jni)->IsInstanceOf(jni, object, klass))
        return;
    events++;
    timeouts += timed_out == JNI_TRUE;
    (*jni)->SetBooleanField(jni, object, field_id(jni, klass, "timedOut", "Z"), timed_out);
}

/* The thread may have ended: the target begins anew then. */
static bool suspend(jthread thread)
{
    jvmtiError error = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_THREAD_NOT_ALIVE)
        assay_must(assay_env, "SuspendThread", error);
    events = timeouts = 0;
    return error == JVMTI_ERROR_NONE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool begun, suspended;
    if (!begun)
        on(MonitorWaited, waited);
    else if (subject == NULL)
        say("events: %d, timed out: %d", events, timeouts);
    else if (!suspended)
        suspended = suspend(subject);
    else
        suspended = ti(ResumeThread, subject) != JVMTI_ERROR_NONE;
    begun = true;
}

TEST(.target = "monitor.SuspendedPastTimeout", .probe = observe, .timeout = 60,
     .needs = {.can_generate_monitor_events = 1, .can_suspend = 1});
