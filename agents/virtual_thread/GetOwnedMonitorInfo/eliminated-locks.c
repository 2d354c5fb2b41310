/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorInfo returns each eliminated lock of a virtual thread's compiled frames once.");

/* Whether it is an object of the program, not one of the class library. */
static bool is_lock(JNIEnv *jni, jobject object)
{
    return (*jni)->IsInstanceOf(jni, object, find_class(jni, "virtual_thread/CompiledOwning$Lock"));
}

static void say_owned(JNIEnv *jni, jthread thread)
{
    jint count = -1;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++)
        if (is_lock(jni, monitors[i]))
            say("%s", to_string(jni, monitors[i]));
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
     .needs = {.can_suspend = 1, .can_get_owned_monitor_info = 1});
