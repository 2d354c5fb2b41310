/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor of a thread suspended at a monitor agrees with its state when the owner leaves.");

/* Once the monitor is free the thread need not be blocked any more. */
static bool all_agree(JNIEnv *jni, jthread thread, jobject lock)
{
    jobject contended = NULL;
    jint state = 0;
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    must(GetCurrentContendedMonitor, thread, &contended);
    must(GetObjectMonitorUsage, lock, &usage);
    must(GetThreadState, thread, &state);
    bool is_owner = (*jni)->IsSameObject(jni, usage.owner, thread);
    bool contends = (*jni)->IsSameObject(jni, contended, lock);
    bool is_blocked = (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
    bool is_free = usage.owner == NULL;
    release_monitor_usage(&usage);
    return owns_monitor(jni, thread, lock) == is_owner
           && contends == (is_free ? is_blocked : !is_owner);
}

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    jclass klass = find_class(jni, "thread/Leaving");
    jfieldID field = static_field_id(jni, klass, "LOCK", "Ljava/lang/Object;");
    jobject lock = (*jni)->GetStaticObjectField(jni, klass, field);
    bool agree;
    must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    release_point("main leaves");
    for (int i = 0; i < 20; i++)
        give_others_time();
    /* It may get the monitor for a moment, and give it back between the questions. */
    do
        agree = all_agree(jni, thread, lock);
    while (!agree && wait_goes_on(&beginning));
    say("owner, contended monitor and state agree: %s", truth(agree));
    must(ResumeThread, thread);
    await_arrival("went on");
    release_point("went on");
}

TEST(.target = "thread.Leaving", .args = LIST("enter"), .probe = observe,
     .needs = {.can_suspend = 1,
               .can_get_current_contended_monitor = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_monitor_info = 1});
