/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("DisposeEnvironment leaves the FramePop that another environment has requested for the same frame.");

static jvmtiEnv *other;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%s: FramePop of %s", env == assay_env ? "first" : "other", method_name(method));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {0};
    must(GetCapabilities, &capabilities);
    other = new_environment_with(&capabilities);
}

/* The caller of the native method Agent.probe. Whether a request of another environment is a duplicate is not said. */
static void request(jvmtiEnv *env)
{
    static const jvmtiEventCallbacks callbacks = {.FramePop = popped};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(env, JVMTI_EVENT_FRAME_POP, NULL);
    jvmtiError error = ti_in(env, NotifyFramePop, NULL, 1);
    if (error == JVMTI_ERROR_DUPLICATE)
        inapplicable("requests are not kept per environment");
    assay_must(env, "NotifyFramePop", error);
}

/* The case says whose request the other made: the older or the newer one. */
static void observe(JNIEnv *jni, jobject unused)
{
    request(is_case("older") ? other : assay_env);
    request(is_case("older") ? assay_env : other);
    must_in(other, DisposeEnvironment);
    say("disposed of");
}

TEST(.load = load, .probe = observe, .needs = {.can_generate_frame_pop_events = 1},
     .cases = LIST("older", "newer"));
