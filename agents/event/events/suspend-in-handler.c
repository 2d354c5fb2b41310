/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "own_suspension.h"

TITLE("A callback can suspend its own thread and continues when that is resumed.");

static atomic_int returned;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_NONE) {
        atomic_store(&returned, 1);
        arrive_and_wait("main has spoken");
    }
    say("SuspendThread: %s", error_name(error));
    atomic_store(&returned, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    need_prepared_where_used(jni);
    on(ClassPrepare, prepared);
    release_point("first1");
    await_own_suspension(first, &returned);
    for (int i = 0; i < 20 && atomic_load(&returned) == 0; i++)
        give_others_time();
    say("suspended, returned: %d", atomic_load(&returned));
    must(ResumeThread, first);
    release_point("main has spoken");
    arrive_and_wait("first1 did");
    say("prepared");
}

TEST(.target = "event.Turns", .probe = observe, .needs = {.can_suspend = 1});
