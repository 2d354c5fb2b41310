/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("After PopFrame of a method at its own invoke instruction that location is reported again.");

enum { INVOKE = 7 };
static jmethodID down;

static void arrive(jthread thread, jlocation location)
{
    static int invocations;
    say("at %d", (int)location);
    if (location == INVOKE && ++invocations == 2)
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (method == down && is_case("steps"))
        arrive(thread, location);
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    arrive(thread, location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    down = static_method_id(jni, find_class(jni, "stack/OwnInvoke"), "down", "(I)I");
    if (!is_case("steps")) {
        on(Breakpoint, hit);
        must(SetBreakpoint, down, INVOKE);
    }
    if (!is_case("breakpoints"))
        on(SingleStep, stepped);
}

TEST(.target = "stack.OwnInvoke", .probe = observe, .since = 13,
     .cases = LIST("steps", "breakpoints", "both"),
     .needs = {.can_pop_frame = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_single_step_events = 1});
