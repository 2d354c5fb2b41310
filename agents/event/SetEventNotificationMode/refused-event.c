/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A mode of ThreadStart that is asked for one thread changes nothing for other threads.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strncmp(thread_name(thread), "started", 7) == 0)
        say("ThreadStart of %s", thread_name(thread));
}

static void run_thread(JNIEnv *jni, const char *name)
{
    jthread thread = new_thread(jni, name);
    jclass klass = (*jni)->GetObjectClass(jni, thread);
    (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "start", "()V"));
    no_exception(jni);
    join_in_java(jni, thread);
}

/* Asking is refused where ThreadStart is controlled for all threads only. */
static void observe(JNIEnv *jni, jobject subject)
{
    assay_callbacks.ThreadStart = started;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, current_thread());
    run_thread(jni, "started first");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    say("enabled");
    ti(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_THREAD_START, current_thread());
    run_thread(jni, "started second");
}

TEST(.probe = observe);
