/* SPDX-License-Identifier: Apache-2.0 */
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
    jvalue v = {0};
    get("z", thread, 0, SLOT_Z);
    get("b", thread, 0, SLOT_B);
    get("c", thread, 0, SLOT_C);
    get("s", thread, 0, SLOT_S);
    get("i", thread, 0, SLOT_I);
    must(GetLocalLong, thread, 0, SLOT_J, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, thread, 0, SLOT_F, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, thread, 0, SLOT_D, &v.d);
    say("d %s", value_text('D', v));
    must(GetLocalObject, thread, 0, SLOT_O, &v.l);
    say("o %s", to_string(jni, v.l));
    must(GetLocalInstance, thread, 0, &v.l);
    say("this %s", to_string(jni, v.l));
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
