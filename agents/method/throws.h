/* SPDX-License-Identifier: Apache-2.0 */

/* The exits of the methods of exception.Throws, whose native methods the agent implements. */
#ifndef ASSAY_METHOD_THROWS_H
#define ASSAY_METHOD_THROWS_H

#include "events.h"

static inline void JNICALL say_exit_of_throws(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                              jmethodID method, jboolean by_exception, jvalue value)
{
    if (is_of_interest(method) && !is_method_named(method, "perform")
        && !is_method_named(method, "main"))
        say("%s by exception %s", short_method_name(method), truth(by_exception));
}

/* Registers the native methods, and says the exits of all methods from now on. */
static inline void say_exits_of_throws(JNIEnv *jni, const JNINativeMethod *natives, jint count)
{
    if ((*jni)->RegisterNatives(jni, find_class(jni, "exception/Throws"), natives, count) != JNI_OK)
        broken("RegisterNatives failed");
    say_events_in("Lexception/Throws;");
    on(MethodExit, say_exit_of_throws);
}

#endif
