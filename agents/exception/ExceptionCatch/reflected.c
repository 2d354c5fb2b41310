/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("An InvocationTargetException that is caught was reported by Exception before, as its cause was.");

static jobject reported; /* global: the last of its class, wherever the class library throws it */

static bool is_wrapper(JNIEnv *jni, jobject exception)
{
    return strstr(exception_class(jni, exception), "/InvocationTargetException;") != NULL;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (is_thrown_by_put_back(exception))
        return;
    if (is_wrapper(jni, exception))
        reported = exception_kept(jni, exception);
    else if (is_of_interest(method))
        say("IllegalStateException thrown in %s", short_method_name(method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception) || exception == NULL || !is_of_interest(method))
        return;
    if (is_wrapper(jni, exception))
        say("InvocationTargetException caught in %s, reported before: %s",
            short_method_name(method),
            truth(reported != NULL && is_same_exception(jni, reported, exception)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lexception/Reflected;");
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.Reflected", .probe = observe,
     .vm_args = LIST("-Djdk.reflect.useNativeAccessorOnly=true"),
     .needs = {.can_generate_exception_events = 1});
