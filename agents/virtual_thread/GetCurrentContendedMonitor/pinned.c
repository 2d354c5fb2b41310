/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"
#include "monitors.h"

TITLE("GetCurrentContendedMonitor works on a virtual thread with a native caller.");

static jvmtiError ask_suspended(JNIEnv *jni, jthread thread, jobject *monitor)
{
    /* Nobody contends for this one, so that a null that is not stored shows. */
    *monitor = find_class(jni, "virtual_thread/Pinned");
    assay_must(assay_env, "SuspendThread", suspend_with(thread, pinned_state()));
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, monitor);
    /* In a wait, a sleep or a park the class library may contend for one of its own. */
    if (error == JVMTI_ERROR_NONE && strcmp(pinned_monitor(jni, *monitor), "another") == 0
        && !is_monitor_of_test(jni, *monitor))
        *monitor = NULL;
    must(ResumeThread, thread);
    return error;
}

/* A thread may show that it is blocked a moment before its monitor; one that waits contends for INNER
 * while it is awake, for no reason. */
static void observe(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    const char *passing = is_case("blocked") ? "none" : "INNER";
    jobject monitor;
    jvmtiError error;
    do
        error = ask_suspended(jni, thread, &monitor);
    while (error == JVMTI_ERROR_NONE && strcmp(pinned_monitor(jni, monitor), passing) == 0
           && wait_goes_on(&beginning));
    say("GetCurrentContendedMonitor: %s %s", error_name(error), pinned_monitor(jni, monitor));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_suspend = 1, .can_get_current_contended_monitor = 1});
