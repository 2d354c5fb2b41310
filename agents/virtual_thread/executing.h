/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each breakpoint, step, entry, exit and pop in the methods of
 * virtual_thread.Interleaved.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_EXECUTING_H
#define ASSAY_VIRTUAL_THREAD_EXECUTING_H

#include "pending.h"
#include "acting.h"

static inline void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location)
{
    say_place(env, jni, "breakpoint", thread, method, location);
}

static inline void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    if (is_code(jni, method))
        say_place(env, jni, "step", thread, method, location);
}

static inline void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_code(jni, method))
        say("%sentry %s %s", side(env), short_name(method), on_current(jni, thread));
}

static inline void JNICALL on_exit_of_method(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method, jboolean by_exception, jvalue value)
{
    if (!is_code(jni, method))
        return;
    jthrowable pending = set_aside(jni);
    if (by_exception)
        say("%sexit %s by exception %s", side(env), short_name(method), on_current(jni, thread));
    else
        say("%sexit %s: %d %s", side(env), short_name(method), (int)value.i,
            on_current(jni, thread));
    put_back(jni, pending);
}

static inline void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jboolean by_exception)
{
    jthrowable pending = set_aside(jni);
    say("%spop %s by exception %s %s", side(env), short_name(method), truth(by_exception),
        on_current(jni, thread));
    put_back(jni, pending);
}

/* A handler of breakpoints: asks for the event when the frame that is at one pops. */
static inline void JNICALL request_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                       jlocation location)
{
    say("request %s: %s", short_name(method), error_name(ti(NotifyFramePop, thread, 0)));
}

#endif
