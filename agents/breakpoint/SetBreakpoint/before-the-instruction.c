/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("SetBreakpoint posts the event before the instruction takes effect.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    jclass klass = find_class(jni, "breakpoint/Steps");
    jfieldID counter = static_field_id(jni, klass, "counter", "I");
    say("counter %d", (int)(*jni)->GetStaticIntField(jni, klass, counter));
}

/* The increment takes effect at its putstatic. */
static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, step_method(jni), 7);
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
