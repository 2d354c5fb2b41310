/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/attaching.h"

TITLE("An event of threads that are just attached or detached is enabled and disabled for each.");

static void act(JNIEnv *jni)
{
}

static jvmtiError set_mode(jvmtiEventMode mode, jthread thread)
{
    jvmtiError error = ti(SetEventNotificationMode, mode, JVMTI_EVENT_THREAD_END, thread);
    /* A thread that is listed may have been detached since. */
    return error == JVMTI_ERROR_THREAD_NOT_ALIVE ? JVMTI_ERROR_NONE : error;
}

/* For each live thread what is enabled for all anyway. Returns the number of errors. */
static int enable_and_disable(JNIEnv *jni)
{
    int errors = 0;
    jint length = 0;
    jthread *threads = NULL;
    must(GetAllThreads, &length, &threads);
    for (jint i = 0; i < length; i++) {
        errors += set_mode(JVMTI_ENABLE, threads[i]) != JVMTI_ERROR_NONE;
        errors += set_mode(JVMTI_DISABLE, threads[i]) != JVMTI_ERROR_NONE;
        (*jni)->DeleteLocalRef(jni, threads[i]);
    }
    release(threads);
    return errors;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int errors = 0;
    start_attaching();
    while (atomic_load(&finished) < THREADS)
        errors += enable_and_disable(jni);
    say_attached();
    say("errors: %d", errors);
}

TEST(.probe = observe);
