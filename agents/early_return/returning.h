/* SPDX-License-Identifier: Apache-2.0 */

/* The events at the exit of a method of early_return.Returning that is forced to return. */
#ifndef ASSAY_EARLY_RETURN_RETURNING_H
#define ASSAY_EARLY_RETURN_RETURNING_H

#include "assay.h"

/* The callback of FramePop. */
static inline void JNICALL say_forced_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

static jmethodID forced_method;
static char forced_type;

static inline void JNICALL say_returned(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jboolean by_exception, jvalue value)
{
    if (method != forced_method)
        return;
    if (forced_type == 'V')
        say("MethodExit: by exception %s", truth(by_exception));
    else
        say("MethodExit: by exception %s, value %s", truth(by_exception),
            value_text(forced_type, value));
}

/* Enables MethodExit for the thread, which says each exit of the method of this name. Uses JNI, so it comes before
 * the thread is suspended. */
static inline void say_exits_of(JNIEnv *jni, jthread thread, const char *name,
                                const char *signature)
{
    forced_type = result_letter(signature);
    forced_method = static_method_id(jni, find_class(jni, "early_return/Returning"), name,
                                     signature);
    on_thread(MethodExit, say_returned, thread);
}

#endif
