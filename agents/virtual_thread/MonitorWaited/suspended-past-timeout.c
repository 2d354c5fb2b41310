/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("MonitorWaited of a virtual thread reports a timeout that was over while all were suspended.");

static atomic_int ended, timed_out_ones; /* waits since the suspension */

static void JNICALL virtual_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                   jboolean timed_out)
{
    jclass klass = find_class(jni, "monitor/SuspendedPastTimeout");
    if (!(*jni)->IsInstanceOf(jni, object, klass))
        return;
    atomic_fetch_add(&ended, 1);
    atomic_fetch_add(&timed_out_ones, timed_out == JNI_TRUE);
    (*jni)->SetBooleanField(jni, object, field_id(jni, klass, "timedOut", "Z"), timed_out);
}

static void observe(JNIEnv *jni, jobject thread)
{
    static int calls;
    if (calls++ == 0) {
        on(MonitorWaited, virtual_waited);
    } else if (thread == NULL) {
        say("events: %d, timed out: %d", atomic_load(&ended), atomic_load(&timed_out_ones));
    } else if (calls % 2 == 0) {
        must_suspend_all_virtual();
        atomic_store(&ended, 0);
        atomic_store(&timed_out_ones, 0);
    } else {
        must_resume_all_virtual();
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SuspendedPastTimeout", .probe = observe,
     .timeout = 60,
     .needs = {
         .can_generate_monitor_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
