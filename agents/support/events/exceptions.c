/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

static struct {
    jobject object; /* global */
    const char *name;
} named;

void name_exception(JNIEnv *jni, jobject exception, const char *name)
{
    named.object = (*jni)->NewGlobalRef(jni, exception);
    named.name = name;
}

const char *exception_name(JNIEnv *jni, jobject exception)
{
    if (exception == NULL)
        return "null";
    if (named.object != NULL && is_same_exception(jni, exception, named.object))
        return named.name;
    return exception_class(jni, exception);
}

/* ---- Callbacks ---------------------------------------------------------- */

/* Whether the method is none of the program, but has a frame: that of a launcher below it. */
static bool is_launcher(jmethodID method)
{
    jvmtiFrameInfo frames[64] = {{0}};
    jint count = 0;
    if (is_of_interest(method))
        return false;
    must(GetStackTrace, NULL, 0, 64, frames, &count);
    count = count < 64 ? count : 64;
    while (count > 0 && frames[count - 1].method != method)
        count--;
    return count > 0;
}

void JNICALL say_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jobject exception, jmethodID catch_method,
                        jlocation catch_location)
{
    if (!is_of_interest(method) || is_thrown_by_put_back(exception))
        return;
    say("%s thrown at %d in %s on %s", exception_name(jni, exception), (int)location,
        method_name(method), thread_name(thread));
    if (catch_method == NULL)
        say("no handler: %d", (int)catch_location);
    else if (is_launcher(catch_method))
        say("handler behind the program's frames");
    else
        say("handler at %d in %s", (int)catch_location, method_name(catch_method));
}

void JNICALL say_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jobject exception)
{
    if (!is_cleared_by_set_aside(exception) && is_of_interest(method))
        say("%s caught at %d in %s on %s", exception_name(jni, exception), (int)location,
            method_name(method), thread_name(thread));
}

void JNICALL say_thrown_at(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_of_interest(method) || is_thrown_by_put_back(exception))
        return;
    say("%s at %d in %s", exception_name(jni, exception), (int)location, method_name(method));
    say("handler in %s", catch_method == NULL ? "none" : method_name(catch_method));
}

/* ---- Both events -------------------------------------------------------- */

static jobject reported;

static void JNICALL say_raised(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                               jlocation location, jobject exception, jmethodID catch_method,
                               jlocation catch_location)
{
    if (!is_of_interest(method) || is_thrown_by_put_back(exception))
        return;
    jthrowable pending = set_aside(jni);
    reported = (*jni)->NewGlobalRef(jni, exception);
    say("%s at %d of %s, handler at %d%s%s", exception_class(jni, exception), (int)location,
        method_name(method), (int)catch_location, catch_method == method ? "" : " of ",
        catch_method == method ? "" : method_name(catch_method));
    put_back(jni, pending);
}

static void JNICALL say_same(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    if (!is_cleared_by_set_aside(exception) && is_of_interest(method))
        say("caught at %d of %s, the same: %s", (int)location, method_name(method),
            truth(is_same_exception(jni, exception, reported)));
}

void say_thrown_and_caught_in(const char *signature)
{
    say_events_in(signature);
    on(Exception, say_raised);
    on(ExceptionCatch, say_same);
}
