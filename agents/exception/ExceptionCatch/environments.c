/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/sides.h"
#include "../throws.h"

TITLE("ExceptionCatch comes to the environments in which it is enabled, and to no others.");

static void JNICALL tell(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location, jobject exception)
{
    if (is_own(method) && !is_cleared_by_set_aside(exception))
        say("%s: %s at %d", side(env, jni, thread), exception_text(jni, exception), (int)location);
}

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_exception_events = 1};
    assay_callbacks.ExceptionCatch = tell;
    *second_side() = new_environment_with(&capabilities);
    must_in(*second_side(), SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static void observe(JNIEnv *jni, jobject unused)
{
    bind_natives(jni);
    if (!is_case("second"))
        enable_in(assay_env, JVMTI_EVENT_EXCEPTION_CATCH, NULL);
    if (!is_case("first"))
        enable_in(*second_side(), JVMTI_EVENT_EXCEPTION_CATCH, NULL);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "same"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .cases = LIST("first", "second", "both"));
