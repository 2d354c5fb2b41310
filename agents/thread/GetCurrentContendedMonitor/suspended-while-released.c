/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor of a thread suspended at a monitor stays when the owner leaves it.");

static bool as_the_lock_says(JNIEnv *jni, jthread thread, jobject lock)
{
    jobject contended = NULL;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    must(GetCurrentContendedMonitor, thread, &contended);
    must(GetObjectMonitorUsage, lock, &usage);
    bool owner = (*jni)->IsSameObject(jni, usage.owner, thread);
    release_monitor_usage(&usage);
    return owns_monitor(jni, thread, lock) == owner
           && (*jni)->IsSameObject(jni, contended, lock) == !owner;
}

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    jclass klass = find_class(jni, "thread/Leaving");
    jfieldID field = static_field_id(jni, klass, "LOCK", "Ljava/lang/Object;");
    jobject lock = (*jni)->GetStaticObjectField(jni, klass, field);
    bool agree;
    assay_must(assay_env, "SuspendThread",
               suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER));
    release_point("main leaves");
    for (int i = 0; i < 20; i++)
        give_others_time();
    /* It may get the monitor for a moment, and give it back between the questions. */
    do
        agree = as_the_lock_says(jni, thread, lock);
    while (!agree && wait_goes_on(&beginning));
    say("contends for the lock or owns it, as the lock says: %s", truth(agree));
    must(ResumeThread, thread);
    await_arrival("went on");
    release_point("went on");
}

TEST(.target = "thread.Leaving", .args = LIST("enter"), .probe = observe,
     .needs = {.can_suspend = 1,
               .can_get_current_contended_monitor = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_monitor_info = 1});
