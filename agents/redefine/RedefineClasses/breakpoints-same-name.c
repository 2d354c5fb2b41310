/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses keeps the breakpoints of classes with the same name and another loader.");

static jclass changed;

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    say("breakpoint in %s class",
        (*jni)->IsSameObject(jni, declaring, changed) ? "the changed" : "another");
}

static void break_in_all(JNIEnv *jni)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++)
        if (strcmp(class_name(classes[i]), "Lredefine/Constant;") == 0)
            must(SetBreakpoint, static_method_id(jni, classes[i], "number", "()I"), 0);
    release(classes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    changed = (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject));
    on(Breakpoint, on_breakpoint);
    break_in_all(jni);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.SameName", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
