/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "virtual.h"

TITLE("MonitorWaited of a virtual thread reports a timeout that was over while all were suspended.");

static bool suspend(jthread unused)
{
    must_suspend_all_virtual();
    return true;
}

static void resume(jthread unused)
{
    must_resume_all_virtual();
}

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_past_timeout(jni, thread, suspend, resume);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SuspendedPastTimeout", .probe = observe,
     .timeout = 60,
     .needs = {
         .can_generate_monitor_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
