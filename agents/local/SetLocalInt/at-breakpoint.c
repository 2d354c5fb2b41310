/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalInt in a Breakpoint callback changes variables of the topmost frame.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    jobject argument = NULL;
    must(GetLocalObject, thread, 0, SLOT_O, &argument);
    must(SetLocalInt, thread, 0, SLOT_I, 0x7654321);
    must(SetLocalLong, thread, 0, SLOT_J, -0x700000003LL);
    must(SetLocalFloat, thread, 0, SLOT_F, -0.375f);
    must(SetLocalDouble, thread, 0, SLOT_D, 4096.5);
    must(SetLocalObject, thread, 0, SLOT_N, argument);
    must(SetLocalInt, thread, 1, CALLER_I, 8);
}

static void prepare(JNIEnv *jni, jthread unused)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, variables_callee(jni), 0);
}

/* Here the native method is the topmost frame. */
static void observe(JNIEnv *jni, jobject subject)
{
    jint value = 0;
    must(ClearBreakpoint, variables_callee(jni), 0);
    must(GetLocalInt, NULL, DEPTH_CALLEE, SLOT_I, &value);
    say("i %d", (int)value);
    must(GetLocalInt, NULL, DEPTH_CALLER, CALLER_I, &value);
    say("i of the caller %d", (int)value);
}

TEST(.target = "local.Variables", .init = prepare, .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1});
