/* SPDX-License-Identifier: Apache-2.0 */
#include "../awaiting.h"

TITLE("A breakpoint where threads wait for another's initialization of a class is hit once.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint at %d %s", (int)location, on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    name_way(jni);
    on(Breakpoint, hit);
    must(SetBreakpoint, awaiting_method(jni), 0);
}

AWAITING_TEST(.needs = {.can_generate_breakpoint_events = 1});
