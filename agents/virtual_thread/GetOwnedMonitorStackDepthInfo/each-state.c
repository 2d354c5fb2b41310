/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo returns the frames in which virtual threads entered their monitors.");

static int unknown; /* how many depths of monitors that a block entered are not determined */

/* The method whose frame is at that depth, of this package. */
static const char *method_at(jthread thread, jint depth)
{
    jmethodID method = NULL;
    jlocation location = 0;
    if (depth == -1)
        return "no frame";
    must(GetFrameLocation, thread, depth, &method, &location);
    return method_name(method);
}

static jint count = -1;
static jvmtiError error;
static jvmtiMonitorStackDepthInfo *owned;

/* Asks about one of the threads, which stands still. Whether it has F, which it waits to be notified by:
 * it may be awake for a moment, and show that it waits before it gives F up. */
static bool asked_too_early(JNIEnv *jni, jobject subjects, int which)
{
    bool has = false;
    jthread thread = a_thread(jni, subjects, which);
    suspend_staying(jni, subjects, which);
    error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &owned);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(owned, count); i++)
        has |= letter(jni, subjects, owned[i].monitor) == 'F';
    return has;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < VIRTUAL_ONES; i++) {
        jthread thread = a_thread(jni, subjects, i);
        jint own = 0;
        struct timespec beginning = {0};
        while (asked_too_early(jni, subjects, i) && wait_goes_on(&beginning)) {
            release(owned);
            must(ResumeThread, thread);
        }
        for (jint j = 0; error == JVMTI_ERROR_NONE && j < readable(owned, count); j++)
            own += letter(jni, subjects, owned[j].monitor) != '?';
        say("%s: %s %d", thread_name(thread), error_name(error), (int)own);
        for (char next = 'A'; next < 'A' + MONITORS; next++)
            for (jint j = 0; error == JVMTI_ERROR_NONE && j < readable(owned, count); j++)
                if (letter(jni, subjects, owned[j].monitor) == next) {
                    say("%c in %s", next, method_at(thread, owned[j].stack_depth));
                    unknown += next != 'B' && owned[j].stack_depth == -1;
                }
        if (error == JVMTI_ERROR_NONE)
            release(owned);
        must(ResumeThread, thread);
    }
    say("depths not found: %d", unknown);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1, .can_suspend = 1});
