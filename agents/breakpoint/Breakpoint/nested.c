/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted in methods called by its callback, and afterwards.");

static int depth;

/* No call comes by a location that is being handled, where its event could be co-located. */
static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jmethodID loop = static_method_id(jni, stepped_class(jni), "loop", "(I)I");
    say("hit %s %d at depth %d", method == loop ? "loop" : "branch", (int)location, depth);
    if (method == loop)
        return;
    depth++;
    jint result = location == 0
                      ? (*jni)->CallStaticIntMethod(jni, stepped_class(jni), loop, 2)
                      : (*jni)->CallStaticIntMethod(jni, stepped_class(jni), method, 0, 10);
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
    set_breakpoint(jni, "loop", "(I)I", 13);
    on(Breakpoint, hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
