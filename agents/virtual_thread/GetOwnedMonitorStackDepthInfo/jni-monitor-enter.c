/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorStackDepthInfo lists a monitor that a virtual thread entered through JNI.");

static jobject lock;

static void list(JNIEnv *jni, const char *when, jthread thread)
{
    jint count = 0, plain = 0, own = 0, plain_own = 0;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(infos, count); i++)
        own += (*jni)->IsSameObject(jni, infos[i].monitor, lock);
    say("%s: GetOwnedMonitorStackDepthInfo: %s %d", when, error_name(error), (int)own);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(infos, count); i++)
        if ((*jni)->IsSameObject(jni, infos[i].monitor, lock))
            say("the lock, depth %d", (int)infos[i].stack_depth);
    release(infos);
    error = ti(GetOwnedMonitorInfo, thread, &plain, &monitors);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(monitors, plain); i++)
        plain_own += (*jni)->IsSameObject(jni, monitors[i], lock);
    say("%s: GetOwnedMonitorInfo: %s %d", when, error_name(error), (int)plain_own);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        arrive_and_wait("entered");
        list(jni, "asked by another thread", thread);
        release_point("looked");
        return;
    }
    lock = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Probing"));
    (*jni)->MonitorEnter(jni, lock);
    (*jni)->MonitorEnter(jni, lock);
    list(jni, "entered twice", NULL);
    (*jni)->MonitorExit(jni, lock);
    release_point("entered");
    arrive_and_wait("looked");
    (*jni)->MonitorExit(jni, lock);
    list(jni, "left", NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
