/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_depths.h"

TITLE("After ClearAllFramePops each environment gets the events that it requested at other depths.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say_popped_frame(env, jni, method, thread, by_exception);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.FramePop = popped;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_frame_pop_events = 1});
    enable_in_both(JVMTI_EVENT_FRAME_POP);
}

/* The second environment's request stays. */
static void first(jthread thread, const struct depths_round *round)
{
    request_frame_of(assay_env, thread, round->cleared[0]);
    request_frame_of(second_environment, thread, round->cleared[1]);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
    if (round->at_once != NULL)
        request_frame_of(assay_env, thread, round->at_once);
}

static void second(jthread thread, const struct depths_round *round)
{
    if (round->later == NULL)
        return;
    request_frame_of(assay_env, thread, round->later);
    request_frame_of(second_environment, thread, round->later);
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_at_two_depths(jni, subject, first, second);
}

TEST(TWO_DEPTHS, .since = 25, .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
