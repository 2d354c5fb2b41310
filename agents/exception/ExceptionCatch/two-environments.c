/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../throws.h"

TITLE("ExceptionCatch is posted only to environments in which it is enabled.");

static void JNICALL tell(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location, jobject exception)
{
    if (is_cleared_by_set_aside(exception) || !is_of_interest(method))
        return;
    jthrowable pending = set_aside(jni);
    say("%s: %s at %d", recipient(env, jni, thread), exception_name(jni, exception), (int)location);
    put_back(jni, pending);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.ExceptionCatch = tell;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    if (!is_case("second"))
        enable_in(assay_env, JVMTI_EVENT_EXCEPTION_CATCH, NULL);
    if (!is_case("first"))
        enable_in(second_environment, JVMTI_EVENT_EXCEPTION_CATCH, NULL);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "same"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("first", "second", "both"));
