/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame at a breakpoint goes on in the old version, in which breakpoints are cleared, too.");

static jmethodID answer;
static jlocation last;

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    const char *end = location == last ? "the end" : "another place";
    say("breakpoint: %s at %s", method_name(method), location == 0 ? "the start" : end);
    if (location == 0)
        arrive_and_wait("answer");
}

/* Sets two breakpoints; that at the end is hit in a call that is over when the class changes. */
static void set_breakpoints(JNIEnv *jni, jobjectArray subject)
{
    jlocation first = 0;
    answer = method_id(jni, class_of_probe(jni, subject), "answer", "()Ljava/lang/String;");
    on(Breakpoint, on_breakpoint);
    must(GetMethodLocation, answer, &first, &last);
    must(SetBreakpoint, answer, last);
    (*jni)->CallObjectMethod(jni, (*jni)->GetObjectArrayElement(jni, subject, 2), answer);
    no_exception(jni);
    must(SetBreakpoint, answer, 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jobjectArray kept;
    if (answer == NULL) {
        kept = (*jni)->NewGlobalRef(jni, subject);
        set_breakpoints(jni, subject);
        return;
    }
    say("RedefineClasses: %s", error_name(redefine(jni, kept)));
    release_point("answer");
}

TEST(.target = "redefine.Popped", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
