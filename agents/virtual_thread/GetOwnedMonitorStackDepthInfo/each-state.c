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

/* The depths are those of a thread that stands still: one that waits may be awake for a moment. */
static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < VIRTUAL_ONES; i++) {
        jthread thread = a_thread(jni, subjects, i);
        jint count = -1, own = 0;
        jvmtiMonitorStackDepthInfo *owned = NULL;
        suspend_staying(jni, subjects, i);
        jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &owned);
        for (jint j = 0; error == JVMTI_ERROR_NONE && j < count; j++)
            own += letter(jni, subjects, owned[j].monitor) != '?';
        say("%s: %s %d", thread_name(thread), error_name(error), (int)own);
        for (char next = 'A'; next < 'A' + MONITORS; next++)
            for (jint j = 0; error == JVMTI_ERROR_NONE && j < count; j++)
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
