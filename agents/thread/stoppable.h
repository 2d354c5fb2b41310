/* SPDX-License-Identifier: Apache-2.0 */

/* What StopThread throws in a thread.Stoppable, whose run() catches it. Handlers of the class
   library, which may be on the way to it, are passed over. */
#ifndef ASSAY_THREAD_STOPPABLE_H
#define ASSAY_THREAD_STOPPABLE_H

#include "pending.h"
#include "threads.h"

static jobject thrown; /* what StopThread throws */
static jmethodID announced;
static int announcements, caught_in_run, caught_unannounced;

static inline bool is_of_library(jmethodID method)
{
    return method != NULL && strncmp(method_name(method), "Lthread/", strlen("Lthread/")) != 0;
}

static inline void JNICALL on_stop_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception,
                                          jmethodID catch_method, jlocation catch_location)
{
    if (!is_same_exception(jni, exception, thrown) || is_of_library(catch_method))
        return;
    announcements++;
    announced = catch_method;
}

static inline void JNICALL on_stop_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception)
{
    if (!is_same_exception(jni, exception, thrown) || is_of_library(method))
        return;
    caught_unannounced += method != announced;
    caught_in_run += strcmp(method_name(method), "Lthread/Stoppable;.run()V") == 0;
}

/* Stops the first of the subjects with the third. */
static inline void stop_with_events(JNIEnv *jni, jobjectArray subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    thrown = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subjects, 2));
    on_thread(Exception, on_stop_thrown, thread);
    on_thread(ExceptionCatch, on_stop_caught, thread);
    SAY_CALL(StopThread, thread, thrown);
}

static inline void say_events(JNIEnv *jni)
{
    say("announced: %s, times: %d", announced == NULL ? "nothing" : method_name(announced),
        announcements);
    say("caught there: %d, elsewhere than announced: %d", caught_in_run, caught_unannounced);
}

/* Ends what the thread waits for, if it still does. */
static inline void release_stoppable(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "thread/Stoppable");
    jmethodID release = static_method_id(jni, klass, "release", "(Ljava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, release, thread);
    no_exception(jni);
}

/* Stops the first subject with the one of that index while it is suspended. Returns the thread. */
static inline jthread stop_while_suspended(JNIEnv *jni, jobject subjects, jsize index)
{
    jint state = 0;
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, index);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(StopThread, thread, throwable);
    give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    SAY_CALL(ResumeThread, thread);
    return thread;
}

/* The same with one that does not go on by itself: then ends what it waits for. */
static inline void stop_suspended_and_release(JNIEnv *jni, jobject subjects)
{
    release_stoppable(jni, stop_while_suspended(jni, subjects, 2));
}

#endif
