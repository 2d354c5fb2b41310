/* SPDX-License-Identifier: Apache-2.0 */

/* What the methods of exception.Initializing and of its classes throw and catch. */
#ifndef ASSAY_EXCEPTION_INITIALIZING_H
#define ASSAY_EXCEPTION_INITIALIZING_H

#include "events.h"

static inline bool is_of_initializing(jmethodID method)
{
    return strncmp(method_name(method), "Lexception/Initializing", 23) == 0;
}

static inline void JNICALL say_thrown_in_it(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location, jobject exception,
                                            jmethodID catch_method, jlocation catch_location)
{
    if (!is_of_initializing(method) || is_thrown_by_put_back(exception))
        return;
    const char *name = exception_class(jni, exception);
    /* What will become of the first one is behind a call by native code. */
    if (is_method_named(method, "value"))
        say("%s at %d in %s", name, (int)location, method_name(method));
    else
        say("%s at %d in %s, handler at %d%s", name, (int)location, method_name(method),
            (int)catch_location, catch_method == method ? "" : " of another method");
}

static inline void JNICALL say_caught_in_it(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception) || !is_of_initializing(method))
        return;
    const char *name = exception_class(jni, exception);
    /* Native code that starts the initializer may have caught what that throws. */
    if (strcmp(name, "Ljava/lang/IllegalStateException;") != 0)
        say("%s caught at %d in %s", name, (int)location, method_name(method));
}

/* Says each Exception and ExceptionCatch of them from now on. */
static inline void say_exceptions_of_initializing(void)
{
    on(Exception, say_thrown_in_it);
    on(ExceptionCatch, say_caught_in_it);
}

#endif
