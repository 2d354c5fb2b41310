/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "../by_case.h"

TITLE("Events that are enabled and disabled while a thread runs do not change what it computes.");

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
}

/* Waits until the thread has computed another value. */
static void await_turn(JNIEnv *jni)
{
    jfieldID turns = static_field_id(jni, source.klass, "turns", "I");
    jint before = (*jni)->GetStaticIntField(jni, source.klass, turns);
    while ((*jni)->GetStaticIntField(jni, source.klass, turns) == before)
        sched_yield();
}

static void observe(JNIEnv *jni, jobject unused)
{
    know_source(jni, "event/Computing", "half", "(I)I");
    for (int i = 0; i < 30; i++) {
        enable_case(jni);
        await_turn(jni);
        disable_case(jni);
        await_turn(jni);
    }
}

TEST(.target = "event.Computing", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
