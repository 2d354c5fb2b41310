/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame of an obsolete method that is popped starts again in the new version.");

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
    must(SuspendThread, (jthread)subject);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, (jthread)subject)));
    must(ResumeThread, (jthread)subject);
    release_point("answer");
}

TEST(.target = "redefine.Popped", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_pop_frame = 1,
               .can_suspend = 1,
               .can_generate_breakpoint_events = 1});
