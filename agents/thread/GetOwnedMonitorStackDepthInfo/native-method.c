/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo lists the monitor of a synchronized native method while it runs.");

static void JNICALL inside(JNIEnv *jni, jobject receiver)
{
    arrive_and_wait("instance");
}

static void JNICALL inside_static(JNIEnv *jni, jclass klass)
{
    arrive_and_wait("static");
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const JNINativeMethod natives[] = {{"inside", "()V", (void *)inside},
                                              {"insideStatic", "()V", (void *)inside_static}};
    if (threads == NULL) {
        jclass klass = find_class(jni, "monitor/NativeMethods");
        if ((*jni)->RegisterNatives(jni, klass, natives, 2) != JNI_OK)
            broken("RegisterNatives failed");
        return;
    }
    for (jint i = 0; i < 2; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        say_owned_monitors(jni, thread_name(thread), thread);
        say_owned_monitor_depths(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.NativeMethods", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
