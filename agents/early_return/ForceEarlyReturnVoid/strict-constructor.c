/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid refuses a constructor of a class with strictly-initialized fields.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    off(Breakpoint);
    say("%s: %s", method_name(method), error_name(ti(ForceEarlyReturnVoid, NULL)));
}

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, hit);
    must(SetBreakpoint, method_id(jni, klass, "<init>", "(II)V"), 0);
}

TEST(.target = "classfile.Values", .args = LIST("make"), .env = LIST(PREVIEW_FEATURES), .since = 28,
     .probe = observe, .needs = {.can_force_early_return = 1, .can_generate_breakpoint_events = 1});
