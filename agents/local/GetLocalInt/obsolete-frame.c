/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetLocalInt and SetLocalInt use the slots of the obsolete version that a frame executes.");

enum { START, I, J, PAIR = 4, BEFORE_MARK = 15 };

static void say_values(JNIEnv *jni, const char *when)
{
    jint start = -1, i = -1;
    jlong j = -1;
    jobject pair = NULL;
    must(GetLocalInt, NULL, 0, START, &start);
    must(GetLocalInt, NULL, 0, I, &i);
    must(GetLocalLong, NULL, 0, J, &j);
    must(GetLocalObject, NULL, 0, PAIR, &pair);
    say("%s: %d %d %lld %s", when, (int)start, (int)i, (long long)j, to_string(jni, pair));
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_values(jni, "before");
    redefine_framed(jni, 1);
    say_values(jni, "once");
    say("SetLocalInt: %s", error_name(ti_if_able(SetLocalInt, thread, 0, I, 77)));
    redefine_framed(jni, 2);
    must(ForceGarbageCollection);
    say_values(jni, "twice");
    say("SetLocalLong: %s", error_name(ti_if_able(SetLocalLong, thread, 0, J, 88)));
    say("SetLocalObject: %s",
        error_name(ti_if_able(SetLocalObject, thread, 0, PAIR, (*jni)->NewStringUTF(jni, "set"))));
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, framed_method(jni, "variables", "(I)Ljava/lang/String;"), BEFORE_MARK);
}

TEST(.target = "redefine.Framing", .args = LIST("variables"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1});
