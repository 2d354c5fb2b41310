/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetCurrentContendedMonitor of a virtual thread suspended at a monitor that gets free agrees with its state.");

/* It waits to enter, or does not: it has entered, or only goes on when it is resumed. One that has woken to
 * look whether the monitor is free may do neither at once: it is asked again. */
static bool state_agrees(JNIEnv *jni, jthread thread, jobject lock, bool may_be_awake)
{
    struct timespec beginning = {0};
    bool agrees;
    do {
        jobject contended = NULL;
        jint state = 0;
        must(GetCurrentContendedMonitor, thread, &contended);
        must(GetThreadState, thread, &state);
        bool is_blocked = (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
        agrees = is_blocked ? (*jni)->IsSameObject(jni, contended, lock)
                            : may_be_awake && contended == NULL;
        (*jni)->DeleteLocalRef(jni, contended);
    } while (!agrees && wait_goes_on(&beginning));
    return agrees;
}

static void observe(JNIEnv *jni, jobject thread)
{
    jobject lock = static_object_field(jni, find_class(jni, "thread/Leaving"), "LOCK",
                                       "Ljava/lang/Object;");
    must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say("blocked: %s", truth(state_agrees(jni, thread, lock, false)));
    release_point("main leaves");
    for (int i = 0; i < 20; i++)
        give_others_time();
    say("the monitor is free: %s", truth(state_agrees(jni, thread, lock, true)));
    must(ResumeThread, thread);
    await_arrival("went on");
    release_point("went on");
}

TEST(VIRTUAL_THREADS, .target = "thread.Leaving", .args = LIST("enter-virtual"), .probe = observe,
     .needs = {.can_suspend = 1,
               .can_get_current_contended_monitor = 1,
               .can_support_virtual_threads = 1});
