/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exceptions in Java code that an Exception callback calls are posted, and the first one goes on.");

static bool has_called;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_of_interest(method) || is_thrown_by_put_back(exception))
        return;
    say("%s thrown in %s", exception_name(jni, exception), method_name(method));
    if (has_called)
        return;
    has_called = true;
    jthrowable pending = set_aside(jni);
    jmethodID provoke = static_method_id(jni, throws.klass, "provoke", "(I)I");
    say("called: %d", (int)(*jni)->CallStaticIntMethod(jni, throws.klass, provoke, 0));
    put_back(jni, pending);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_of_interest(method) && !is_cleared_by_set_aside(exception))
        say("%s caught in %s", exception_name(jni, exception), method_name(method));
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(ExceptionCatch, caught);
    on(Exception, thrown);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "same"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
