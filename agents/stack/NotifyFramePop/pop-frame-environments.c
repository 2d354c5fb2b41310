/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame removes the requests for its frame in each environment, and keeps all others.");

static jvmtiEnv *second;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
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

/* The case names the environment that has the request before PopFrame, or makes it afterwards. */
static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static bool again;
    bool is_first = strstr(assay_case(), "first") != NULL;
    jvmtiEnv *named = is_first ? assay_env : second, *other = is_first ? second : assay_env;
    if (again) {
        must(ClearBreakpoint, method, location);
        if (strncmp(assay_case(), "anew", 4) == 0)
            must_in(named, NotifyFramePop, NULL, 0);
        return;
    }
    again = true;
    if (strncmp(assay_case(), "anew", 4) != 0)
        must_in(named, NotifyFramePop, NULL, 1);
    if (strstr(assay_case(), "below") == NULL)
        must_in(other, NotifyFramePop, NULL, 0);
    if (strstr(assay_case(), "between") != NULL)
        must_in(other, NotifyFramePop, NULL, 2);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .load = prepare, .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1},
     .cases = LIST("first-below", "second-below", "first-between", "second-between",
                   "anew-in-first", "anew-in-second"));
