/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("All who are blocked contend for the monitor, also those who were notified; nobody else.");

static void tell(JNIEnv *jni, const char *who, jthread thread)
{
    jobject monitor = NULL;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s %s", who, error_name(error), to_string(jni, monitor));
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static int probes;
    if (++probes != 3)
        return;
    tell(jni, "null", NULL);
    for (jint i = 1; i <= 6; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, i);
        tell(jni, thread_name(thread), thread);
    }
}

TEST(.target = "monitor.Web", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
