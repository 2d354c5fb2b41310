/* SPDX-License-Identifier: Apache-2.0 */

/* The events of what StopThread throws in a thread.Stoppable, whose run() catches it. */
#ifndef ASSAY_THREAD_STOPPABLE_H
#define ASSAY_THREAD_STOPPABLE_H

#include "assay.h"
#include "pending.h"

static jobject thrown; /* what StopThread throws */
static jmethodID announced;
static int caught_in_run, caught_unannounced;

static inline void JNICALL on_stop_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception,
                                          jmethodID catch_method, jlocation catch_location)
{
    if (is_same_exception(jni, exception, thrown))
        announced = catch_method;
}

static inline void JNICALL on_stop_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location, jobject exception)
{
    if (!is_same_exception(jni, exception, thrown))
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
    say("announced: %s", announced == NULL ? "nothing" : method_name(announced));
    say("caught there: %d, elsewhere than announced: %d", caught_in_run, caught_unannounced);
}

#endif
