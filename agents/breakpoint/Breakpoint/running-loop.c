/* SPDX-License-Identifier: Apache-2.0 */
#include "../spinning.h"

TITLE("Breakpoint is posted on a thread that already runs in the loop when the breakpoint is set.");

static jthread runner;
static atomic_bool posted;

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    posted = true;
    must(ClearBreakpoint, method, location);
    say("breakpoint at %d on the thread: %s", (int)location,
        truth((*jni)->IsSameObject(jni, thread, runner)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    runner = (*jni)->NewGlobalRef(jni, thread);
    on(Breakpoint, arrived);
    must(SetBreakpoint, spin_method(jni), 12);
    await_while_spinning(jni, &posted);
}

TEST(.target = "local.Spinning", .probe = observe, .needs = {.can_generate_breakpoint_events = 1});
