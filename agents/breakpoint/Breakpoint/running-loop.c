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
    if (is_case("suspended"))
        must(SuspendThread, thread);
    must(SetBreakpoint, spin_method(jni), 12);
    if (is_case("suspended"))
        must(ResumeThread, thread);
    await_while_spinning(jni, &posted);
}

TEST(.target = "local.Spinning", .probe = observe, .cases = LIST("running", "suspended"),
     .needs = {.can_generate_breakpoint_events = 1, .can_suspend = 1});
