/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_variables.h"
#include "../variables.h"

TITLE("GetLocalInt in a Breakpoint callback reads variables of the topmost frame and of its caller.");

static void get(const char *name, jthread thread, jint depth, jint slot)
{
    jint value = 0;
    must(GetLocalInt, thread, depth, slot, &value);
    say("%s %d", name, (int)value);
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    jobject receiver = NULL;
    get("z", thread, 0, SLOT_Z);
    get("b", thread, 0, SLOT_B);
    get("c", thread, 0, SLOT_C);
    get("s", thread, 0, SLOT_S);
    say_each_type(jni, thread, 0, SLOT_I);
    must(GetLocalInstance, thread, 0, &receiver);
    say("this %s", to_string(jni, receiver));
    get("i of the caller", thread, 1, CALLER_I);
}

static void prepare(JNIEnv *jni, jthread unused)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, variables_callee(jni), 0);
}

static void observe(JNIEnv *jni, jobject subject)
{
    must(ClearBreakpoint, variables_callee(jni), 0);
}

TEST(.target = "local.Variables", .init = prepare, .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1});
