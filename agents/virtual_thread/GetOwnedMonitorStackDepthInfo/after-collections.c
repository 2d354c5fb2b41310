/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo returns each monitor of a parked thread once, also after collections.");

static void say_letters(JNIEnv *jni, jobject subjects)
{
    enum { MOST = 100 };
    jobject monitors[MOST];
    jint count = 0;
    jvmtiMonitorStackDepthInfo *owned = NULL;
    jthread thread = a_thread(jni, subjects, PARKING);
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &owned);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", thread_name(thread), error_name(error));
        return;
    }
    count = readable(owned, count);
    if (count > MOST) {
        say("%s: count %d", thread_name(thread), (int)count);
        return;
    }
    for (jint i = 0; i < count; i++)
        monitors[i] = owned[i].monitor;
    const char *letters = owned_letters(jni, subjects, count, monitors);
    say("%s: %s %s", thread_name(thread), error_name(error), letters[0] == 0 ? "none" : letters);
    release(owned);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int collections = 0; collections <= 2; collections++) {
        say_letters(jni, subjects);
        SAY_CALL(ForceGarbageCollection);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe, .timeout = 60,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
