/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("MonitorWaited reports a timeout that was over while the thread was suspended.");

static bool suspend(jthread thread)
{
    jvmtiError error = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_THREAD_NOT_ALIVE)
        assay_must(assay_env, "SuspendThread", error);
    return error == JVMTI_ERROR_NONE;
}

static void resume(jthread thread)
{
    must(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject subject)
{
    suspend_past_timeout(jni, subject, suspend, resume);
}

TEST(.target = "monitor.SuspendedPastTimeout", .probe = observe, .timeout = 60,
     .needs = {.can_generate_monitor_events = 1, .can_suspend = 1});
