/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses keeps the breakpoints of the superclass and of subclasses.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("Breakpoint: %s", method_name(method));
}

/* Runs the methods that have one. The last throws, as there is nothing to run. */
static void run_relatives(JNIEnv *jni, jclass lower, jmethodID constructor, jmethodID during)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on_thread(Breakpoint, hit, self);
    jobject object = (*jni)->NewObject(jni, lower, constructor);
    no_exception(jni);
    (*jni)->CallObjectMethod(jni, object, during, NULL);
    (*jni)->ExceptionClear(jni);
    off_thread(Breakpoint, self);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const char *const names[] = {"the class", "its superclass", "its subclass",
                                        "the subclass's override"};
    jclass lower = find_class(jni, "redefine/Lower");
    const jmethodID methods[] = {
        method_id(jni, class_of_probe(jni, subject), "<init>", "()V"),
        method_id(jni, find_class(jni, "redefine/Base"), "<init>", "()V"),
        method_id(jni, lower, "<init>", "()V"),
        method_id(jni, lower, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;")};
    for (int i = 0; i < 4; i++)
        must(SetBreakpoint, methods[i], 0);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    run_relatives(jni, lower, methods[2], methods[3]);
    for (int i = 0; i < 4; i++)
        say("%s: %s", names[i], error_name(ti(ClearBreakpoint, methods[i], 0)));
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
