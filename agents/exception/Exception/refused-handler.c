/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception is posted to each environment when the class of a handler cannot be resolved.");

static jvmtiEnv *second;

static void tell(jvmtiEnv *env, JNIEnv *jni, const char *event, jmethodID method, jobject exception)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if (strcmp(class_name(klass), "Lexception/Guarding;") == 0)
        say("%s: %s %s", env == second ? "second" : "first", event,
            exception_class(jni, exception));
}

/* What the callback of the first environment has put back is new to the second one. */
static bool is_posted_again(jvmtiEnv *env, jobject exception)
{
    static jint last[2];
    bool again = is_thrown_by_put_back(exception)
                 && last[env == second] == exception_hash(exception);
    last[env == second] = exception_hash(exception);
    return again;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (!is_posted_again(env, exception))
        tell(env, jni, "thrown", method, exception);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (!is_cleared_by_set_aside(exception))
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
    pass_case(jni, target);
    enable(assay_env);
    enable(second);
}

TEST(.target = "exception.Refused", .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("caller", "own"));
