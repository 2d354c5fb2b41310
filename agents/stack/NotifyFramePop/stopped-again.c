/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_depths.h"

TITLE("A NotifyFramePop request stays with its frame when callees return and the thread stops again.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say_popped_frame(env, jni, method, thread, by_exception);
}

static void first(jthread thread, const struct depths_round *round)
{
    on(FramePop, popped);
    request_frame_of(assay_env, thread, "round");
}

static void second(jthread thread, const struct depths_round *round)
{
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_at_two_depths(jni, subject, first, second);
}

TEST(TWO_DEPTHS, .since = 21, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
