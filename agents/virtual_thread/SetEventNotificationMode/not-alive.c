/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("SetEventNotificationMode refuses a virtual thread that has not started or has ended.");

static jvmtiError enable(JNIEnv *jni, jthread thread)
{
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_BREAKPOINT, thread);
}

static jvmtiError disable(JNIEnv *jni, jthread thread)
{
    return ti(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_BREAKPOINT, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say("enable");
    say_not_alive(jni, threads, enable);
    say("disable");
    say_not_alive(jni, threads, disable);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
