/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("SuspendThread of a parked virtual thread keeps its monitors, even when it is unparked.");

/* What would have the thread leave its monitors, and time enough for that. */
static void unpark_owner(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/Monitors");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    unpark(jni, thread);
    for (int i = 0; i < 10; i++)
        give_others_time();
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread owner = a_thread(jni, subjects, PARKING);
    jthread blocked = a_thread(jni, subjects, PLATFORM_BLOCKED);
    /* One that is awake, for no reason, may own a lock of the class library that others need. */
    say("SuspendThread: %s", error_name(suspend_with(owner, JVMTI_THREAD_STATE_WAITING)));
    unpark_owner(jni, owner);
    jint state = state_with(blocked, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say("still blocked: %s", truth((state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0));
    SAY_CALL(ResumeThread, owner);
    await_end(blocked);
    say("no longer blocked");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
