/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ForceEarlyReturnInt in a MonitorContendedEnter callback makes the method return without the monitor.");

static jobject lock;

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (!(*jni)->IsSameObject(jni, object, lock))
        return;
    say("MonitorContendedEnter: %s", error_name(ti(ForceEarlyReturnInt, NULL, 42)));
    release_point("contending");
}

static void observe(JNIEnv *jni, jobject subjects)
{
    lock = (*jni)->NewGlobalRef(jni, element(jni, subjects, 0));
    on_thread(MonitorContendedEnter, contended, thread_at(jni, subjects, 1));
}

TEST(.target = "early_return.AtContention", .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_monitor_events = 1});
