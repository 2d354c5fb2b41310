/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorInfo returns each eliminated lock of a virtual thread's compiled frames once.");

/* A parked thread may have woken spuriously and own a lock of the class library; so nothing calls Java
 * until it is resumed. */
static void say_owned(JNIEnv *jni, jthread thread)
{
    jclass lock = find_class(jni, "virtual_thread/CompiledOwning$Lock");
    jint count = -1;
    jobject *monitors = NULL;
    must(SuspendThread, thread);
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    must(ResumeThread, thread);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    /* The class library may own others. */
    for (jint i = 0; i < readable(monitors, count); i++)
        if (monitors[i] != NULL && (*jni)->IsInstanceOf(jni, monitors[i], lock))
            say("%s", to_string(jni, monitors[i]));
    release(monitors);
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
     .needs = {.can_suspend = 1, .can_get_owned_monitor_info = 1});
