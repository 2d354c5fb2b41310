/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../leaving.h"

TITLE("A thread that was suspended while its monitor became free posts MonitorContendedEntered later.");

static jobject lock;
static atomic_int events;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if ((*jni)->IsSameObject(jni, object, lock) && strcmp(thread_name(thread), "leaving") == 0)
        atomic_fetch_add(&events, 1);
}

static void init(JNIEnv *jni, jthread thread)
{
    lock = (*jni)->NewGlobalRef(jni, static_object_field(jni, find_class(jni, "thread/Leaving"),
                                                         "LOCK", "Ljava/lang/Object;"));
    on(MonitorContendedEntered, entered);
}

static void observe(JNIEnv *jni, jobject thread)
{
    /* The thread may show that it is blocked before it is. */
    give_others_time();
    suspend_release_resume(jni, thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say("MonitorContendedEntered: %d", atomic_load(&events));
}

TEST(.target = "thread.Leaving", .args = LIST("enter"), .init = init, .probe = observe,
     .needs = {.can_suspend = 1, .can_generate_monitor_events = 1});
