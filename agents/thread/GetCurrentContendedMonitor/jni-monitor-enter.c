/* SPDX-License-Identifier: Apache-2.0 */
#include "../entering.h"

TITLE("A thread that is blocked in JNI MonitorEnter contends for that monitor, its owner for none.");

static void tell(JNIEnv *jni, jthread thread)
{
    jobject monitor = NULL;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s %s", thread_name(thread), error_name(error), to_string(jni, monitor));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    tell(jni, (*jni)->GetObjectArrayElement(jni, subject, 0));
    tell(jni, (*jni)->GetObjectArrayElement(jni, subject, 1));
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
