/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NotifyFramePop distinguishes frames of one method at great depths.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jint level = -1;
    must(GetLocalInt, NULL, 0, 0, &level);
    say("%s: level %d", method_name(method), (int)level);
}

static void observe(JNIEnv *jni, jobject unused)
{
    /* The method of level 0 has depth 1, that of level 2999 depth 3000. */
    static const jint levels[] = {2999, 255, 1, 2500, 256, 1023};
    on(FramePop, popped);
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
        must(NotifyFramePop, NULL, 1 + levels[i]);
}

TEST(.target = "stack.Steps3000", .probe = observe, .timeout = 60,
     .needs = {.can_generate_frame_pop_events = 1, .can_access_local_variables = 1});
