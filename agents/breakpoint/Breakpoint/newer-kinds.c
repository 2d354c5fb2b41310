/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Breakpoint is posted in private interface methods, lambda bodies, records, enums and hidden classes.");

/* The first pass of the target only sets breakpoints; each ends with its event in the second one. */
static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint in %s", short_method_name(method));
    must(ClearBreakpoint, method, location);
}

static void set_in_caller(void)
{
    jmethodID method = NULL;
    jlocation location = -2, start = -2, end = -2;
    must(GetFrameLocation, NULL, 1, &method, &location);
    must(GetMethodLocation, method, &start, &end);
    must(SetBreakpoint, method, start);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool begun;
    if (begun)
        set_in_caller();
    else
        on(Breakpoint, hit);
    begun = true;
}

TEST(.target = "method.NewerKinds", .args = LIST("twice"), .probe = observe, .since = 17,
     .timeout = 60, .needs = {.can_generate_breakpoint_events = 1});
