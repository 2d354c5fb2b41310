/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame removes the requests for its frame in each environment, and keeps all others.");

static jvmtiEnv *second;
static int not_asked_here;

static bool is_case_with(const char *part)
{
    return strstr(assay_case(), part) != NULL;
}

/* Whether the other environment alone has a request for the frame. */
static bool is_asked_elsewhere(jvmtiEnv *env, jmethodID method)
{
    bool is_named = (env == second) != is_case_with("first");
    if (strstr(method_name(method), ".outer") != NULL)
        return is_case_with("between") && is_named;
    return !is_named && is_case_with("anew") == (strstr(method_name(method), ".inner") != NULL);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    if (is_asked_elsewhere(env, method)) {
        not_asked_here++;
        return;
    }
    say("%s: %s", env == second ? "second" : "first", method_name(method));
}

static void prepare(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    const jvmtiEventCallbacks callbacks = {.FramePop = popped};
    second = new_environment_with(&capabilities);
    must_in(second, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
}

/* Whether the request of another environment for the frame makes it a duplicate is not said. */
static void request_next(jvmtiEnv *env)
{
    jvmtiError error = ti_in(env, NotifyFramePop, NULL, 0);
    if (error != JVMTI_ERROR_DUPLICATE || !is_case_with("both"))
        assay_must(env, "NotifyFramePop", error);
}

/* The case names the environment that has the request before PopFrame, or makes it afterwards. */
static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static bool again;
    bool is_first = is_case_with("first");
    jvmtiEnv *named = is_first ? assay_env : second, *other = is_first ? second : assay_env;
    if (again) {
        must(ClearBreakpoint, method, location);
        if (is_case_with("anew"))
            must_in(named, NotifyFramePop, NULL, 0);
        return;
    }
    again = true;
    if (!is_case_with("anew"))
        must_in(named, NotifyFramePop, NULL, 1);
    if (is_case_with("both"))
        must_in(named, NotifyFramePop, NULL, 0);
    if (!is_case_with("below"))
        request_next(other);
    if (is_case_with("between"))
        must_in(other, NotifyFramePop, NULL, 2);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I"), 0);
}

static void death(JNIEnv *jni)
{
    say("posted where it was not asked for: %d", not_asked_here);
}

TEST(.target = "stack.Chain", .load = prepare, .probe = observe, .death = death, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1},
     .cases = LIST("first-below", "second-below", "first-between", "second-between",
                   "anew-in-first", "anew-in-second", "both-and-first", "both-and-second"));
