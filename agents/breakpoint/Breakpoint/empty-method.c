/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted in each call that native code makes of a method of one instruction.");

static int hits;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    hits++;
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    jmethodID empty = static_method_id(jni, stepped_class(jni), "empty", "()V");
    set_breakpoint(jni, "empty", "()V", 0);
    on(Breakpoint, hit);
    if (is_case("with-steps"))
        on_thread(SingleStep, stepped, current_thread());
    for (int call = 0; call < 5; call++) {
        (*jni)->CallStaticVoidMethod(jni, stepped_class(jni), empty);
        no_exception(jni);
    }
    off_thread(SingleStep, current_thread());
    say("5 calls: %d breakpoints", hits);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_single_step_events = 1},
     .cases = LIST("alone", "with-steps"));
