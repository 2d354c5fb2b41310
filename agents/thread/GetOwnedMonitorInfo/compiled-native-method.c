/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists the monitor of a synchronized native method that was called often.");

static void JNICALL inside(JNIEnv *jni, jobject receiver, jboolean holds)
{
    if (holds)
        arrive_and_wait("instance");
}

static void JNICALL inside_static(JNIEnv *jni, jclass klass, jboolean holds)
{
    if (holds)
        arrive_and_wait("static");
}

static void register_natives(JNIEnv *jni)
{
    static const JNINativeMethod natives[] = {{"inside", "(Z)V", (void *)inside},
                                              {"insideStatic", "(Z)V", (void *)inside_static}};
    jclass klass = find_class(jni, "monitor/CompiledNativeMethods");
    if ((*jni)->RegisterNatives(jni, klass, natives, 2) != JNI_OK)
        broken("RegisterNatives failed");
}

static void observe(JNIEnv *jni, jobject subjects)
{
    if (subjects == NULL) {
        register_natives(jni);
        return;
    }
    jsize count = (*jni)->GetArrayLength(jni, subjects);
    if (count == 2) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
        say_owned_monitors(jni, thread_name(thread), thread);
        say_owned_monitor_depths(jni, thread_name(thread), thread);
    }
    say_monitor_owner("monitor", (*jni)->GetObjectArrayElement(jni, subjects, count - 1));
}

TEST(.target = "monitor.CompiledNativeMethods", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1,
               .can_get_owned_monitor_stack_depth_info = 1,
               .can_get_monitor_info = 1},
     .vm_args = LIST(COMPILED_EARLY));
