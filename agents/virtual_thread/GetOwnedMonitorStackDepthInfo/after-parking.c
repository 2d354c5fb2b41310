/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorStackDepthInfo returns monitors that a virtual thread entered before parking and after.");

/* 1 for A, 2 for B, 0 for what is of the class library. */
static int which_is(JNIEnv *jni, jobject subjects, jobject monitor)
{
    for (int which = 1; which <= 2; which++)
        if ((*jni)->IsSameObject(jni, monitor, (*jni)->GetObjectArrayElement(jni, subjects, which)))
            return which;
    return 0;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jint count = -1, plain = -1, own[3] = {0}, plain_own[3] = {0};
    jvmtiMonitorStackDepthInfo *infos = NULL;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(infos, count); i++)
        own[which_is(jni, subjects, infos[i].monitor)]++;
    say("GetOwnedMonitorStackDepthInfo: %s, A %d, B %d", error_name(error), (int)own[1],
        (int)own[2]);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int which = 1; which <= 2; which++)
        for (jint i = 0; i < readable(infos, count); i++) {
            jmethodID method = NULL;
            jlocation location = 0;
            jint depth = infos[i].stack_depth;
            if (which_is(jni, subjects, infos[i].monitor) != which)
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
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(monitors, plain); i++)
        plain_own[which_is(jni, subjects, monitors[i])]++;
    say("GetOwnedMonitorInfo: %s, A %d, B %d", error_name(error), (int)plain_own[1],
        (int)plain_own[2]);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OwningWhileParked", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
