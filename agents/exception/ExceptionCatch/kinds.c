/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception and ExceptionCatch are posted in methods of each kind that throw and catch.");

static jobject shared;

static bool is_own(jmethodID method)
{
    return strncmp(method_name(method), "Lexception/KindsOfMethods", 25) == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID by, jlocation at)
{
    if (is_own(method) && is_same_exception(jni, exception, shared))
        say("thrown in %s, the handler in it: %s", method_name(method), truth(by == method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_own(method) && is_same_exception(jni, exception, shared))
        say("caught in %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "exception/KindsOfMethods");
    shared = (*jni)->NewGlobalRef(
        jni, static_object_field(jni, klass, "SHARED", "Ljava/lang/IllegalStateException;"));
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.KindsOfMethods", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
