/* SPDX-License-Identifier: Apache-2.0 */

/* Exceptions that are wrapped in another one, which the target catches, as exception.Reflected does. */
#ifndef ASSAY_EXCEPTION_REFLECTED_H
#define ASSAY_EXCEPTION_REFLECTED_H

#include "events.h"

static const char *wrapper; /* the simple name of its class */
static jobject reported;    /* global: the last of its class on the thread of the target */

static inline bool is_wrapper(JNIEnv *jni, jobject exception)
{
    const char *name = strrchr(exception_class(jni, exception), '/');
    size_t length = strlen(wrapper);
    return name != NULL && strncmp(name + 1, wrapper, length) == 0
           && strcmp(name + 1 + length, ";") == 0;
}

static inline void JNICALL wrapping_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jobject exception,
                                           jmethodID catch_method, jlocation catch_location)
{
    if (is_thrown_by_put_back(exception))
        return;
    if (is_wrapper(jni, exception))
        reported = exception_kept(jni, exception);
    else if (is_of_interest(method))
        say("%s thrown in %s", exception_class(jni, exception), short_method_name(method));
}

static inline void JNICALL wrapping_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception) || exception == NULL || !is_of_interest(method))
        return;
    if (is_wrapper(jni, exception))
        say("%s caught in %s, reported before: %s", wrapper, short_method_name(method),
            truth(reported != NULL && is_same_exception(jni, reported, exception)));
}

/* Says what is thrown and caught in methods of the class. */
static inline void say_wrapping(const char *signature, const char *name)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    wrapper = name;
    say_events_in(signature);
    on_thread(Exception, wrapping_thrown, self);
    on_thread(ExceptionCatch, wrapping_caught, self);
}

#endif
