/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses clears all breakpoints of the class, and a breakpoint that is set afterwards is hit.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say("breakpoint in %s at %d", method_name(method), (int)location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jmethodID answer = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, number, 0);
    must(SetBreakpoint, answer, 0);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    SAY_CALL(ClearBreakpoint, number, 0);
    SAY_CALL(ClearBreakpoint, answer, 0);
    must(SetBreakpoint, number, 1);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_breakpoint_events = 1});
