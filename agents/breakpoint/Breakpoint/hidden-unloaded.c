/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Breakpoint is posted in hidden classes, also after earlier ones with breakpoints are gone.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    say("at %d of class %d", (int)location, (int)tag_of(klass) - 1);
}

/* Collects what earlier classes have left. Every third class has no breakpoint. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int classes;
    jclass klass = class_of_probe(jni, subject);
    must(ForceGarbageCollection);
    if ((*jni)->GetArrayLength(jni, subject) > 1)
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    set_tag(klass, ++classes);
    on(Breakpoint, hit);
    if (classes % 3 == 0)
        return;
    must(SetBreakpoint, method_id(jni, klass, "applyAsInt", "(I)I"), 8);
    must(SetBreakpoint, method_id(jni, klass, "applyAsInt", "(I)I"), 15);
}

TEST(.target = "breakpoint.Unnamed", .probe = observe, .since = 17, .timeout = 90,
     .needs = {
         .can_generate_breakpoint_events = 1, .can_redefine_classes = 1, .can_tag_objects = 1});
