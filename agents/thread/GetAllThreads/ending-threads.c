/* SPDX-License-Identifier: Apache-2.0 */
#include "../short_lived.h"

TITLE("Stack and monitor functions answer for an ending thread until it is no longer alive.");

static int errors;

/* Of a thread that has ended it is due, too. */
static jvmtiError without_frames(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_ALIVE) != 0 ? JVMTI_ERROR_NONE
                                                   : JVMTI_ERROR_THREAD_NOT_ALIVE;
}

static jvmtiError ask(JNIEnv *jni, jthread thread)
{
    enum { MOST = 20 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    jobject *monitors = NULL, monitor = NULL;
    jmethodID method = NULL;
    jlocation location;
    jvmtiError error;
    if (is_case("stack"))
        return ti(GetStackTrace, thread, 0, MOST, frames, &count);
    if (is_case("frame-count"))
        return ti(GetFrameCount, thread, &count);
    if (is_case("frame-location")) {
        error = ti(GetFrameLocation, thread, 0, &method, &location);
        return error == JVMTI_ERROR_NO_MORE_FRAMES ? without_frames(thread) : error;
    }
    if (is_case("contended-monitor")) {
        error = ti(GetCurrentContendedMonitor, thread, &monitor);
        if (error == JVMTI_ERROR_NONE)
            (*jni)->DeleteLocalRef(jni, monitor);
        return error;
    }
    error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    if (error == JVMTI_ERROR_NONE) {
        for (jint i = 0; i < readable(monitors, count); i++)
            (*jni)->DeleteLocalRef(jni, monitors[i]);
        release(monitors);
    }
    return error;
}

/* Asks it again and again until it has ended. */
static void meet(JNIEnv *jni, jthread thread)
{
    jvmtiError error;
    do {
        error = ask(jni, thread);
    } while (error == JVMTI_ERROR_NONE);
    errors += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
}

/* HotSpot 17 fails in one of some hundred times where it does. */
static void observe(JNIEnv *jni, jobject unused)
{
    meet_all(jni, is_case("frame-count") ? 2000 : 200);
    say("errors: %d", errors);
}

TEST(.target = "thread.ShortLived", .probe = observe, .timeout = 60,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_current_contended_monitor = 1},
     .cases = LIST("stack", "frame-count", "frame-location", "contended-monitor",
                   "owned-monitors"));
