/* SPDX-License-Identifier: Apache-2.0 */
#include "../two_environments.h"
#include "../executing.h"

TITLE("A virtual thread's frame pop comes to one environment, though two requested it.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.FramePop = on_frame_pop;
    make_second();
}

static void request(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    jint depth = depth_of(jni, thread, code_method(jni, ACROSS));
    say("own request: %s", error_name(ti(NotifyFramePop, thread, depth)));
    say("second request: %s", error_name(ti_in(second, NotifyFramePop, thread, depth)));
    must(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 2)
        return;
    jthread own = acting(jni, threads, VIRTUAL_0), other = acting(jni, threads, VIRTUAL_1);
    request(jni, own);
    request(jni, other);
    mode_in(assay_env, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, own);
    mode_in(assay_env, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, other);
    mode_in(assay_env, JVMTI_DISABLE, JVMTI_EVENT_FRAME_POP, other);
    mode_in(second, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, other);
}

ACTING_TEST("across", .load = load,
            .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
