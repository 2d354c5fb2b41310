/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports an error that leaves a class initializer where it is thrown.");

static bool is_of_target(jmethodID method, jobject exception, JNIEnv *jni)
{
    return strncmp(method_name(method), "Lexception/InitializingWithError", 32) == 0
           && strcmp(exception_class(jni, exception), "Ljava/lang/AssertionError;") == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_thrown_by_put_back(exception) && is_of_target(method, exception, jni))
        say("AssertionError at %d in %s", (int)location, method_name(method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (!is_cleared_by_set_aside(exception) && is_of_target(method, exception, jni))
        say("AssertionError caught at %d in %s", (int)location, method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.InitializingWithError", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
