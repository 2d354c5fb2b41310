/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A mode of ThreadStart that is asked for one thread changes nothing for other threads.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strncmp(thread_name(thread), "attached", 8) == 0)
        say("ThreadStart of %s", thread_name(thread));
}

static void do_nothing(JNIEnv *jni, void *unused)
{
}

/* Asking is refused where ThreadStart is controlled for all threads only. */
static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.ThreadStart = started;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, current_thread());
    run_attached("attached first", NULL, false, do_nothing, NULL);
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    say("enabled");
    ti(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_THREAD_START, current_thread());
    run_attached("attached second", NULL, false, do_nothing, NULL);
}

TEST(.probe = observe);
