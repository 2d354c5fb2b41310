/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("NotifyFramePop refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(NotifyFramePop, thread, 0);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
