/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "event_causes.h"

TITLE("Enabling and disabling an event while one thread runs leaves what it computes unchanged.");

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
}

/* Waits until the thread has computed another value. */
static void await_turn(JNIEnv *jni)
{
    jfieldID turns = static_field_id(jni, event_cause.klass, "turns", "I");
    jint before = (*jni)->GetStaticIntField(jni, event_cause.klass, turns);
    while ((*jni)->GetStaticIntField(jni, event_cause.klass, turns) == before)
        sched_yield();
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Computing", "half", "(I)I", posted);
    for (int i = 0; i < 30; i++) {
        enable_event_of_case(jni);
        await_turn(jni);
        disable_event_of_case(jni);
        await_turn(jni);
    }
}

TEST(.target = "event.Computing", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
