/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint does not affect an older frame when the new version changes every method.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say("breakpoint");
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jclass klass;
    jlocation first = -2, last = -2;
    if (subject != NULL) {
        klass = (*jni)->NewGlobalRef(jni, class_of_probe(jni, subject));
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        return;
    }
    jmethodID during = static_method_id(jni, klass, "during",
                                        "(Ljava/lang/Runnable;)Ljava/lang/String;");
    must(GetMethodLocation, during, &first, &last);
    on(Breakpoint, on_breakpoint);
    SAY_CALL(SetBreakpoint, during, last);
}

TEST(.target = "redefine.OvertakenAtOnce", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
