/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of the methods of local.CompiledThrowing, in callbacks of Exception. */
#ifndef ASSAY_LOCAL_COMPILED_THROWING_H
#define ASSAY_LOCAL_COMPILED_THROWING_H

#include "compiled_variables.h"
#include "events.h"

static inline void JNICALL say_variables(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location, jobject exception,
                                         jmethodID catch_method, jlocation catch_location)
{
    jint b = -1, k = -1;
    jobject p = NULL;
    if (!is_of_interest(method) || is_thrown_by_put_back(exception))
        return;
    jthrowable pending = set_aside(jni);
    say("%s", short_method_name(method));
    must(GetLocalInt, thread, 0, 1, &b);
    say("b %d", (int)b);
    say_each_type(jni, thread, 0, 2);
    must(GetLocalInt, thread, 1, 3, &k);
    say("k %d", (int)k);
    must(GetLocalObject, thread, 1, 4, &p);
    say("p %s", to_string(jni, p));
    put_back(jni, pending);
}

static inline void say_variables_at_exceptions(JNIEnv *jni, jobject unused)
{
    say_events_in("Llocal/CompiledThrowing;");
    on(Exception, say_variables);
    on(ExceptionCatch, forget_put_back);
}

#endif
