/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"

TITLE("GetOwnedMonitorStackDepthInfo lists the monitors of a virtual thread on both sides of a native frame.");

static jint count = -1;
static jvmtiMonitorStackDepthInfo *owned;

/* Asks about the suspended thread, and whether it has INNER though it is about to wait: it may show that
 * it waits before it gives up the monitor, also once more when it has woken for no reason. */
static bool asked_too_early(JNIEnv *jni, jthread thread, jvmtiError *error)
{
    bool waits = is_case("waiting") || is_case("waiting-timed"), has = false;
    must_suspend_with(thread, pinned_state());
    *error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &owned);
    for (jint i = 0; waits && *error == JVMTI_ERROR_NONE && i < readable(owned, count); i++)
        has |= strcmp(pinned_monitor(jni, owned[i].monitor), "INNER") == 0;
    return has;
}

static void observe(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    jvmtiError error;
    while (asked_too_early(jni, thread, &error) && wait_goes_on(&beginning)) {
        release(owned);
        must(ResumeThread, thread);
    }
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(owned, count); i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        const char *monitor = pinned_monitor(jni, owned[i].monitor);
        if (strcmp(monitor, "another") == 0)
            continue;
        if (owned[i].stack_depth == -1) {
            say("%s in no frame", monitor);
            continue;
        }
        jvmtiError found = ti(GetFrameLocation, thread, owned[i].stack_depth, &method, &location);
        say("%s in %s", monitor,
            found == JVMTI_ERROR_NONE ? method_name(method) : error_name(found));
    }
    if (error == JVMTI_ERROR_NONE)
        release(owned);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE),
     .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
