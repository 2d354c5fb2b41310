/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorStackDepthInfo returns the depths of eliminated locks of a virtual thread.");

/* Whether it is an object of the program, not one of the class library. */
static bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsInstanceOf(jni, object, find_class(jni, "virtual_thread/CompiledOwning$Lock"));
}

static void say_owned(JNIEnv *jni, jthread thread)
{
    jint count = -1;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < count; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        if (!is_lock(jni, monitors[i].monitor))
            continue;
        if (monitors[i].stack_depth != -1)
            must(GetFrameLocation, thread, monitors[i].stack_depth, &method, &location);
        say("%s locked in %s", to_string(jni, monitors[i].monitor),
            method == NULL ? "no frame" : method_name(method));
    }
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        pass_case(jni, find_class(jni, "virtual_thread/CompiledOwning"));
        return;
    }
    must(SuspendThread, thread);
    say_owned(jni, thread);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_EARLY), .target = "virtual_thread.CompiledOwning",
     .probe = observe, .cases = LIST("native", "parked"),
     .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
