/* SPDX-License-Identifier: Apache-2.0 */
#include "../pending.h"

TITLE("Each environment gets an exception as thrown when the type of a handler cannot be resolved.");

static jvmtiEnv *second;

static void tell(jvmtiEnv *env, JNIEnv *jni, const char *event, jmethodID method, jobject exception)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if (strcmp(class_name(klass), "Lexception/Guarding;") != 0)
        return;
    jthrowable pending = set_aside(jni);
    say("%s: %s %s", env == second ? "second" : "first", event,
        class_name((*jni)->GetObjectClass(jni, exception)));
    put_back(jni, pending);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    tell(env, jni, "thrown", method, exception);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    tell(env, jni, "caught", method, exception);
}

static void enable(jvmtiEnv *env)
{
    static const jvmtiEventCallbacks callbacks = {.Exception = thrown, .ExceptionCatch = caught};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION_CATCH, NULL);
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities exceptions = {.can_generate_exception_events = 1};
    second = new_environment_with(&exceptions);
}

static void observe(JNIEnv *jni, jclass target)
{
    tell_case(jni, target);
    enable(assay_env);
    enable(second);
}

TEST(.target = "exception.Refused", .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("caller", "own"));
