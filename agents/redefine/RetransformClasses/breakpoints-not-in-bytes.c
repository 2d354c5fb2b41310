/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The class file from which a retransformation starts has the code without breakpoints.");

/* Each time the class gets a new breakpoint, since the change removes it. */
static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jmethodID initializer = method_id(jni, klass, "<init>", "()V");
    on(ClassFileLoadHook, hook_say_number);
    for (int i = 0; i < 2; i++) {
        must(SetBreakpoint, number, 0);
        must(SetBreakpoint, number, 1);
        must(SetBreakpoint, initializer, 0);
        SAY_CALL(RetransformClasses, 1, &klass);
        SAY_CALL(ClearBreakpoint, number, 0);
        say("number: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    }
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("same"), .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_breakpoint_events = 1});
