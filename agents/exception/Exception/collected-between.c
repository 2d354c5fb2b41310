/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/collected.h"
#include "pending.h"

TITLE("A second environment is told of the exception when callbacks of the first have collected.");

static bool is_thrower(jmethodID method)
{
    return strcmp(method_name(method), "Levent/Numbered;.thrown()I") == 0;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    static bool thrown_again[2]; /* which may be told as an exception of its own */
    if (!is_thrower(method) || thrown_again[is_second(env)])
        return;
    jthrowable pending = set_aside(jni);
    told_of(env, jni, "Exception", exception);
    thrown_again[is_second(env)] = pending != NULL;
    put_back(jni, pending);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_thrower(method))
        told_of(env, jni, "ExceptionCatch", exception);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Exception = thrown;
    assay_callbacks.ExceptionCatch = caught;
    make_second(&(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in_both(JVMTI_EVENT_EXCEPTION);
    enable_in_both(JVMTI_EVENT_EXCEPTION_CATCH);
}

TEST(.target = "event.Numbered", .args = LIST("thrown"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1});
