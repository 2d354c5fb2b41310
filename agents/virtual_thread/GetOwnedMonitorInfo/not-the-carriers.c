/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorInfo shows no monitor of a virtual thread for a platform thread.");

enum { MOST = 100 };

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0;
    jthread *threads = NULL;
    jmethodID method = static_method_id(jni, find_class(jni, "virtual_thread/Monitors"), "holding",
                                        "()V");
    int of_main = 0, owned = 0, contended = 0, frames = 0;
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < readable(threads, count); i++) {
        jint owned_count = 0, frame_count = 0;
        jobject *monitors = NULL, monitor = NULL;
        jvmtiFrameInfo stack[MOST] = {{0}};
        if (ti(GetOwnedMonitorInfo, threads[i], &owned_count, &monitors) != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < readable(monitors, owned_count); j++) {
            char found = letter(jni, subjects, monitors[j]);
            owned += strchr("ABCEG", found) != NULL;
            of_main += found == 'D';
        }
        release(monitors);
        if (ti(GetCurrentContendedMonitor, threads[i], &monitor) == JVMTI_ERROR_NONE
            && strncmp(thread_name(threads[i]), "platform", 8) != 0)
            contended += letter(jni, subjects, monitor) >= 'A';
        if (ti(GetStackTrace, threads[i], 0, MOST, stack, &frame_count) != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < frame_count && j < MOST; j++)
            frames += stack[j].method == method;
    }
    release(threads);
    say("monitors of the main thread: %d", of_main);
    say("monitors of virtual threads: %d", owned);
    say("monitors that a virtual thread wants: %d", contended);
    say("frames of a virtual thread: %d", frames);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_current_contended_monitor = 1});
