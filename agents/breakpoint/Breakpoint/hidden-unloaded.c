/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "redefine.h"

TITLE("Breakpoint is posted in hidden classes, also after earlier ones with breakpoints are gone.");

/* Two of the classes with breakpoints, which the second one clears: a JVM may keep a class that has any. */
static jweak cleared[2];

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    say("at %d of class %d", (int)location, (int)tag_of(klass) - 1);
    for (int i = 0; i < 2 && location == 15; i++)
        if ((*jni)->IsSameObject(jni, cleared[i], klass)) {
            must(ClearBreakpoint, method, 8);
            must(ClearBreakpoint, method, 15);
        }
}

/* Every third class has no breakpoint. At the last one, which is redefined, the two have to be gone. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int classes;
    jclass klass = class_of_probe(jni, subject);
    must(ForceGarbageCollection);
    if ((*jni)->GetArrayLength(jni, subject) > 1) {
        if (!collect_until_freed(jni, cleared, 2))
            inapplicable("no class that had breakpoints was unloaded");
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    } else if (classes % 3 == 1)
        cleared[classes / 3] = (*jni)->NewWeakGlobalRef(jni, klass);
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
