/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../throws.h"

TITLE("An exception stays as reported whatever the callback calls and throws.");

static void call_and_clear(JNIEnv *jni)
{
    jclass klass = throws.klass;
    jthrowable pending = set_aside(jni);
    (*jni)->CallStaticIntMethod(jni, klass, static_method_id(jni, klass, "divide", "(II)I"), 1, 0);
    say("own exception: %s", truth((*jni)->ExceptionCheck(jni)));
    (*jni)->ExceptionClear(jni);
    put_back(jni, pending);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_of_interest(method))
        return;
    off(Exception);
    say("thrown: %s", exception_name(jni, exception));
    call_and_clear(jni);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    /* What the other handler itself has cleared may be posted, too, as null or as it is. */
    if (!is_of_interest(method) || strcmp(exception_name(jni, exception), "SHARED") != 0)
        return;
    off(ExceptionCatch);
    say("caught: %s", exception_name(jni, exception));
    call_and_clear(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.Throws", .args = LIST("catcher"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
