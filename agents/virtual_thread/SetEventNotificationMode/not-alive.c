/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SetEventNotificationMode refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
