/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("NotifyFramePop returns DUPLICATE however long the requested frame runs.");

static int requested, duplicates, others;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("requested: %d, duplicates: %d, other answers: %d", requested, duplicates, others);
    requested = duplicates = others = 0;
    on_thrown_pop(env, jni, thread, method, by_exception);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    jvmtiError error = ti_if_able(NotifyFramePop, NULL, 1);
    requested += error == JVMTI_ERROR_NONE;
    duplicates += error == JVMTI_ERROR_DUPLICATE;
    others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_DUPLICATE;
}

TEST(.target = "stack.Looping", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
