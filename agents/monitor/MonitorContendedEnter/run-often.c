/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("MonitorContendedEnter and MonitorContendedEntered are posted in Java and native code that has run often.");

static void JNICALL do_nothing(JNIEnv *jni, jobject receiver)
{
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const JNINativeMethod natives[] = {{"nativeMethod", "()V", (void *)do_nothing},
                                              {"staticNativeMethod", "()V", (void *)do_nothing}};
    jobject klass = element(jni, subjects, 1);
    if ((*jni)->RegisterNatives(jni, klass, natives, 2) != JNI_OK)
        broken("RegisterNatives failed");
    know_monitor(jni, element(jni, subjects, 0), "first");
    know_monitor(jni, klass, "class");
    on(MonitorContendedEnter, say_known_contended_enter);
    on(MonitorContendedEntered, say_known_contended_entered);
}

TEST(.target = "monitor.ContendedOften", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .args = LIST("block", "method", "native method", "static native method"),
     .needs = {.can_generate_monitor_events = 1});
