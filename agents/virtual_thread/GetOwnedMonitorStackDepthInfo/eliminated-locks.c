/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorStackDepthInfo returns the depths of eliminated locks of a virtual thread.");

enum { LOCKS_MOST = 8 };

static struct {
    jobject lock;
    jmethodID method; /* null for no frame */
} owned[LOCKS_MOST];

/* The number of locks; the class library may own other monitors. */
static int get_owned(JNIEnv *jni, jthread thread, jclass lock)
{
    jint count = -1;
    int locks = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return 0;
    for (jint i = 0; i < readable(monitors, count) && locks < LOCKS_MOST; i++) {
        jlocation location = 0;
        jobject monitor = monitors[i].monitor;
        if (monitor == NULL || !(*jni)->IsInstanceOf(jni, monitor, lock))
            continue;
        owned[locks].lock = monitor;
        if (monitors[i].stack_depth != -1)
            must(GetFrameLocation, thread, monitors[i].stack_depth, &owned[locks].method,
                 &location);
        locks++;
    }
    release(monitors);
    return locks;
}

/* A parked thread may have woken spuriously and own a lock of the class library; so nothing calls Java
 * until it is resumed. */
static void say_owned(JNIEnv *jni, jthread thread)
{
    jclass lock = find_class(jni, "virtual_thread/CompiledOwning$Lock");
    must(SuspendThread, thread);
    int locks = get_owned(jni, thread, lock);
    must(ResumeThread, thread);
    for (int i = 0; i < locks; i++)
        say("%s locked in %s", to_string(jni, owned[i].lock),
            owned[i].method == NULL ? "no frame" : method_name(owned[i].method));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        pass_case(jni, find_class(jni, "virtual_thread/CompiledOwning"));
    else
        say_owned(jni, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_EARLY), .target = "virtual_thread.CompiledOwning",
     .probe = observe, .cases = LIST("native", "parked"),
     .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
