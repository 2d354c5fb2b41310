/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorStackDepthInfo returns monitors that a virtual thread entered before parking and after.");

/* Whether it is A or B, and nothing of the class library. */
static bool is_own(JNIEnv *jni, jobject subjects, jobject monitor)
{
    return (*jni)->IsSameObject(jni, monitor, (*jni)->GetObjectArrayElement(jni, subjects, 1))
           || (*jni)->IsSameObject(jni, monitor, (*jni)->GetObjectArrayElement(jni, subjects, 2));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jint count = -1, plain = -1, own = 0, plain_own = 0;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < count; i++)
        own += is_own(jni, subjects, infos[i].monitor);
    say("GetOwnedMonitorStackDepthInfo: %s %d", error_name(error), (int)own);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int which = 1; which <= 2; which++)
        for (jint i = 0; i < count; i++) {
            jobject wanted = (*jni)->GetObjectArrayElement(jni, subjects, which);
            jmethodID method = NULL;
            jlocation location = 0;
            jint depth = infos[i].stack_depth;
            if (!(*jni)->IsSameObject(jni, infos[i].monitor, wanted))
                continue;
            error = depth == -1 ? JVMTI_ERROR_NONE
                                : ti(GetFrameLocation, thread, depth, &method, &location);
            say("%s in %s", which == 1 ? "A" : "B",
                depth == -1                 ? "no frame"
                : error == JVMTI_ERROR_NONE ? method_name(method)
                                            : error_name(error));
        }
    release(infos);
    error = ti(GetOwnedMonitorInfo, thread, &plain, &monitors);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < plain; i++)
        plain_own += is_own(jni, subjects, monitors[i]);
    say("GetOwnedMonitorInfo: %s %d", error_name(error), (int)plain_own);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OwningWhileParked", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
