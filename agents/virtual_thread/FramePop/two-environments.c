/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("FramePop of a virtual thread requested by two environments is posted to the one that enabled it.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.FramePop = say_frame_pop;
    make_second_environment();
}

static void request(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    jint depth = depth_of_method(thread, "Lvirtual_thread/Interleaved$Code;.across(");
    say("own request: %s", error_name(ti_if_able(NotifyFramePop, thread, depth)));
    say("second request: %s",
        error_name(ti_if_able_in(second_environment, NotifyFramePop, thread, depth)));
    must(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 2)
        return;
    jthread own = thread_at(jni, threads, VIRTUAL_0), other = thread_at(jni, threads, VIRTUAL_1);
    request(jni, own);
    request(jni, other);
    must_in(assay_env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, own);
    must_in(assay_env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, other);
    must_in(assay_env, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_FRAME_POP, other);
    must_in(second_environment, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP,
            other);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"), .load = load,
     .probe = interleaved_probe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
