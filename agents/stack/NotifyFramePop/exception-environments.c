/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"

TITLE("FramePop of compiled frames left by an exception is posted to each requesting environment.");

static jvmtiEnv *second;
static int not_asked_here;

/* Whether the other environment alone asked for the frame. */
static bool is_asked_elsewhere(jvmtiEnv *env, jmethodID method)
{
    const char *name = short_method_name(method);
    if (strcmp(name, "run") == 0)
        return env != second;
    return env == second && (strcmp(name, "inner") == 0 || strcmp(name, "outer") == 0);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    if (is_asked_elsewhere(env, method)) {
        not_asked_here++;
        return;
    }
    say("%s: %s, by an exception: %s", env == second ? "second" : "first",
        short_method_name(method), truth(by_exception));
}

static void load(JavaVM *vm, char *options)
{
    second = new_environment_with(&(jvmtiCapabilities){.can_generate_frame_pop_events = 1});
    assay_callbacks.FramePop = popped;
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

/* The same frame for both: whether a request of another environment is a duplicate is not said. */
static void request_in_both(jint depth)
{
    must(NotifyFramePop, NULL, depth);
    jvmtiError error = ti_in(second, NotifyFramePop, NULL, depth);
    if (error == JVMTI_ERROR_DUPLICATE)
        inapplicable("requests are not kept per environment");
    assay_must(second, "NotifyFramePop", error);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint inner = depth_of_method(NULL, "Lstack/CompiledChain;.inner");
    if (inner == NO_SUCH_FRAME)
        return;
    on(FramePop, popped);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    must_in(second, NotifyFramePop, NULL, inner - 1);
    must(NotifyFramePop, NULL, inner);
    request_in_both(inner + 1);
    must(NotifyFramePop, NULL, inner + 2);
}

static void death(JNIEnv *jni)
{
    say("posted where it was not asked for: %d", not_asked_here);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .load = load, .probe = observe,
     .death = death, .needs = {.can_generate_frame_pop_events = 1});
