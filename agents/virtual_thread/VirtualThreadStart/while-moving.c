/* SPDX-License-Identifier: Apache-2.0 */
#include "../wandering.h"

TITLE("Starts and ends are enabled and disabled while virtual threads move; each comes on its own.");

static void JNICALL came_or_went(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count_stray(jni, thread);
}

static void prepare(JNIEnv *jni)
{
    set_virtual_callbacks(came_or_went, came_or_went);
}

static void observe(JNIEnv *jni, jthread thread)
{
    toggle(jni, VIRTUAL_THREAD_START, NULL);
    toggle(jni, VIRTUAL_THREAD_END, NULL);
    toggle(jni, VIRTUAL_THREAD_END, thread);
    say_coming(jni, VIRTUAL_THREAD_START);
    say_coming(jni, VIRTUAL_THREAD_END);
    say_strays();
}

WANDERING_TEST(.timeout = 0);
