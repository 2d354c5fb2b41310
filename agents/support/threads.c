/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

#include <sched.h>

jthread current_thread(void)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    return thread;
}

jthread thread_at(JNIEnv *jni, jobject threads, jint index)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, index);
    no_exception(jni);
    return thread;
}

bool wait_goes_on(struct timespec *beginning)
{
    enum { SECONDS = 6 }; /* enough on the busiest machine, and less than the time of a test */
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (beginning->tv_sec == 0)
        *beginning = now;
    sched_yield();
    return now.tv_sec - beginning->tv_sec < SECONDS;
}

void wait_for_state(jthread thread, jint bits)
{
    struct timespec beginning = {0};
    jint state = 0;
    while ((state & bits) == 0 && wait_goes_on(&beginning))
        must(GetThreadState, thread, &state);
}

bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

void say_state(jthread thread)
{
    jint state = -1;
    jvmtiError error = ti(GetThreadState, thread, &state);
    if (error == JVMTI_ERROR_NONE)
        say("GetThreadState: %s %s", error_name(error), thread_state(state));
    else
        say("GetThreadState: %s", error_name(error));
}

/* Whether a thread has ended, or is about to. */
static bool ends(jthread thread)
{
    struct timespec beginning = {0};
    jint state = JVMTI_THREAD_STATE_ALIVE;
    while ((state & JVMTI_THREAD_STATE_ALIVE) != 0 && wait_goes_on(&beginning))
        must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_ALIVE) == 0;
}

void say_refused_threads(const char *function, jvmtiError (*call)(jthread thread))
{
    jint count = 0, refused = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        jvmtiError error = call(all[i]);
        if (error == JVMTI_ERROR_NONE || (error == JVMTI_ERROR_THREAD_NOT_ALIVE && ends(all[i])))
            continue;
        say("%s: %s", function, error_name(error));
        refused++;
    }
    release(all);
    say("%s: refused %d", function, (int)refused);
}

void notify_all(JNIEnv *jni, jobject object)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "notifyAll", "()V");
    if ((*jni)->MonitorEnter(jni, object) != JNI_OK)
        broken("MonitorEnter failed");
    (*jni)->CallVoidMethod(jni, object, method);
    (*jni)->MonitorExit(jni, object);
    no_exception(jni);
}

void unpark(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/util/concurrent/locks/LockSupport");
    (*jni)->CallStaticVoidMethod(
        jni, klass, static_method_id(jni, klass, "unpark", "(Ljava/lang/Thread;)V"), thread);
    no_exception(jni);
}
