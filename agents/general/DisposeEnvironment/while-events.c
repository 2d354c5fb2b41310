/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>
#include <stdatomic.h>

#include "assay.h"

TITLE("DisposeEnvironment works while other threads cause events of the environment.");

static atomic_int events;

static void JNICALL on_thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    atomic_fetch_add(&events, 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ThreadStart = on_thread_event,
                                                  .ThreadEnd = on_thread_event};
    int errors = 0;
    for (int i = 0; i < 100; i++) {
        jvmtiEnv *env = new_environment();
        int before = atomic_load(&events);
        must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
        while (atomic_load(&events) == before)
            sched_yield();
        errors += ti_in(env, DisposeEnvironment) != JVMTI_ERROR_NONE;
    }
    say("errors: %d", errors);
}

TEST(.target = "thread.ShortLived", .probe = observe);
