/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception finds the handlers in interface methods, lambda bodies, records, enums and hidden classes.");

static jobject shared;

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID by, jlocation at)
{
    if (is_same_exception(jni, exception, shared))
        say("thrown in %s, the handler in it: %s", short_method_name(method), truth(by == method));
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_same_exception(jni, exception, shared))
        say("caught in %s", short_method_name(method));
}

static void observe(JNIEnv *jni, jobject klass)
{
    if (shared != NULL)
        return;
    shared = (*jni)->NewGlobalRef(
        jni, static_object_field(jni, klass, "SHARED", "Ljava/lang/IllegalStateException;"));
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "method.NewerKinds", .probe = observe, .since = 17, .timeout = 60,
     .needs = {.can_generate_exception_events = 1});
