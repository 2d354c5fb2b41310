/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses clears the breakpoints of the class and of no other class.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID inside = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    jmethodID outside = static_method_id(jni, find_class(jni, "redefine/Redefined"), "show",
                                         "(Ljava/lang/String;)V");
    must(SetBreakpoint, inside, 0);
    must(SetBreakpoint, outside, 0);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    inside = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    say("in the class: %s", error_name(ti(ClearBreakpoint, inside, 0)));
    say("in another class: %s", error_name(ti(ClearBreakpoint, outside, 0)));
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_breakpoint_events = 1});
