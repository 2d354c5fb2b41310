/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Breakpoint is posted on a thread that already runs in the loop when the breakpoint is set.");

static jthread runner;

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    must(ClearBreakpoint, method, location);
    say("breakpoint at %d on the thread: %s", (int)location,
        truth((*jni)->IsSameObject(jni, thread, runner)));
    arrive_and_wait("breakpoint");
}

static void observe(JNIEnv *jni, jobject thread)
{
    runner = (*jni)->NewGlobalRef(jni, thread);
    on(Breakpoint, arrived);
    must(SetBreakpoint,
         method_id(jni, find_class(jni, "local/Spinning"), "spin", "(IJFDLjava/lang/Object;)V"),
         12);
    await_arrival("breakpoint");
    release_point("breakpoint");
}

TEST(.target = "local.Spinning", .probe = observe, .needs = {.can_generate_breakpoint_events = 1});
