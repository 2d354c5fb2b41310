/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage counts entries by blocks, methods, native methods and JNI, and after a wait.");

static void JNICALL look(JNIEnv *jni, jobject monitor)
{
    say_monitor_owner("monitor", monitor);
}

static void JNICALL call(JNIEnv *jni, jobject monitor)
{
    jmethodID block = method_id(jni, (*jni)->GetObjectClass(jni, monitor), "block", "()V");
    (*jni)->CallVoidMethod(jni, monitor, block);
}

static void JNICALL enter(JNIEnv *jni, jobject monitor)
{
    enter_by_jni(jni, monitor);
    look(jni, monitor);
    (*jni)->MonitorExit(jni, monitor);
}

static void JNICALL wait_once(JNIEnv *jni, jobject monitor)
{
    jmethodID wait = method_id(jni, find_class(jni, "java/lang/Object"), "wait", "(J)V");
    (*jni)->CallVoidMethod(jni, monitor, wait, (jlong)1);
    look(jni, monitor);
}

static void observe(JNIEnv *jni, jobject target)
{
    static const JNINativeMethod natives[] = {{"look", "()V", (void *)look},
                                              {"lookStatic", "()V", (void *)look},
                                              {"nativeLook", "()V", (void *)look},
                                              {"nativeLookStatic", "()V", (void *)look},
                                              {"nativeCalls", "()V", (void *)call},
                                              {"nativeEnters", "()V", (void *)enter},
                                              {"nativeWaits", "()V", (void *)wait_once}};
    pass_case(jni, (jclass)target);
    if ((*jni)->RegisterNatives(jni, (jclass)target, natives, 7) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "monitor.WaysToEnter", .probe = observe, .cases = LIST("java", "jni"),
     .needs = {.can_get_monitor_info = 1});
