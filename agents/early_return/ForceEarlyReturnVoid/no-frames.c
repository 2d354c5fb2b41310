/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ForceEarlyReturnVoid returns NO_MORE_FRAMES for a thread that has not yet entered a method.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (is_starting_without_frames(thread))
        SAY_CALL(ForceEarlyReturnVoid, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, started);
}

TEST(.target = "early_return.Starting", .probe = observe, .needs = {.can_force_early_return = 1});
