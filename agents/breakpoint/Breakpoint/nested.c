/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoints are hit in the calls that a Breakpoint callback makes, and behind it.");

static int depth;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("hit %d at depth %d", (int)location, depth);
    if (location != 0 || depth == 2)
        return;
    depth++;
    jint result = (*jni)->CallStaticIntMethod(jni, code_class(jni), method, depth, 10);
    no_exception(jni);
    depth--;
    jmethodID top = NULL;
    jlocation at = -1;
    must(GetFrameLocation, thread, 0, &top, &at);
    say("back at depth %d: %d, at the breakpoint: %s", depth, (int)result,
        truth(top == method && at == location));
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_breakpoint(jni, "branch", "(II)I", 0);
    set_breakpoint(jni, "branch", "(II)I", 7);
    on(Breakpoint, hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
