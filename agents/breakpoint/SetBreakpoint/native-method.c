/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SetBreakpoint refuses a native method, which has no locations.");

static void observe(JNIEnv *jni, jobject unused)
{
    jmethodID native = static_method_id(jni, find_class(jni, "assay/Agent"), "say",
                                        "(Ljava/lang/String;)V");
    on(Breakpoint, say_hit);
    jvmtiError error = ti(SetBreakpoint, native, is_case("location-0") ? 0 : -1);
    say("SetBreakpoint: %s", error_name(error));
    end_if_accepted(error);
    say("refused");
    set_breakpoint(jni, "nativeCall", "()V", 5);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1},
     .cases = LIST("location-0", "location-minus-1"));
