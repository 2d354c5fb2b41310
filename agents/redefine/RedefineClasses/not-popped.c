/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame at a breakpoint goes on in the old version, whose breakpoints are not hit again.");

static jmethodID answer;

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say("breakpoint: %s at %d", method_name(method), (int)location);
    arrive_and_wait("answer");
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jobjectArray kept;
    if (answer == NULL) {
        kept = (*jni)->NewGlobalRef(jni, subject);
        answer = method_id(jni, class_of_probe(jni, subject), "answer", "()Ljava/lang/String;");
        on(Breakpoint, on_breakpoint);
        must(SetBreakpoint, answer, 0);
        return;
    }
    say("RedefineClasses: %s", error_name(redefine(jni, kept)));
    release_point("answer");
}

TEST(.target = "redefine.Popped", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
