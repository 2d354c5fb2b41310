/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("SingleStep is not posted on a suspended thread, even if enabled while it is suspended.");

static atomic_int steps;
static jthread stepped;

/* Also sent for a thread that nobody suspends, so that the JVM is never without single steps. */
static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if ((*jni)->IsSameObject(jni, thread, stepped))
        atomic_fetch_add(&steps, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    int made = 0;
    stepped = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, 0));
    on_thread(SingleStep, on_step, thread_at(jni, threads, 1));
    for (int i = 0; i < 50; i++) {
        await_counting(jni, stepped);
        must(SuspendThread, stepped);
        int before = atomic_load(&steps);
        on_thread(SingleStep, on_step, stepped);
        give_others_time();
        made += atomic_load(&steps) != before;
        off_thread(SingleStep, stepped);
        must(ResumeThread, stepped);
    }
    say("suspended, but made a step: %d times", made);
    on_thread(SingleStep, on_step, stepped);
    int before = atomic_load(&steps);
    while (atomic_load(&steps) == before)
        sched_yield();
    say("resumed, it makes steps");
}

TEST(.target = "thread.Counting", .args = LIST("2"), .probe = observe,
     .needs = {.can_suspend = 1, .can_generate_single_step_events = 1});
