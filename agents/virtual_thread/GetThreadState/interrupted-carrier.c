/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"
#include "carriers.h"

TITLE("GetThreadState reports a carrier as interrupted whose interrupt status is set.");

static jint interrupted, reported;

static bool in_java(JNIEnv *jni, jthread thread)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Thread"), "isInterrupted", "()Z");
    jboolean answer = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    return answer;
}

/* An idle carrier may clear its status, or end, at any time. */
static void ask(JNIEnv *jni, jthread carrier)
{
    jint state = 0;
    interrupt_in_java(jni, carrier);
    must(GetThreadState, carrier, &state);
    if (!in_java(jni, carrier) || (state & JVMTI_THREAD_STATE_ALIVE) == 0)
        return;
    interrupted++;
    reported += (state & JVMTI_THREAD_STATE_INTERRUPTED) != 0;
}

/* The first of the virtual threads is in a native method, and so it is carried meanwhile. */
static void observe(JNIEnv *jni, jobject threads)
{
    for_carriers(jni, ask);
    if (interrupted == 0)
        inapplicable("no carrier stays interrupted");
    say("each is reported as interrupted: %s", truth(reported == interrupted));
    say_interrupted(jni, thread_at(jni, threads, HELD));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
