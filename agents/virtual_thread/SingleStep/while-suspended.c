/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SingleStep disabled and enabled for a suspended virtual thread is posted once it is resumed.");

static atomic_int steps;

static void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    atomic_fetch_add(&steps, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    int made = 0;
    jthread thread = thread_at(jni, threads, 0);
    for (int i = 0; i < 50; i++) {
        await_counting(jni, thread);
        must(SuspendThread, thread);
        int before = atomic_load(&steps);
        on_thread(SingleStep, on_step, thread);
        off_thread(SingleStep, thread);
        on_thread(SingleStep, on_step, thread);
        give_others_time();
        made += atomic_load(&steps) != before;
        must(ResumeThread, thread);
        off_thread(SingleStep, thread);
    }
    say("suspended, but made a step: %d times", made);
    must(SuspendThread, thread);
    atomic_store(&steps, 0);
    on_thread(SingleStep, on_step, thread);
    must(ResumeThread, thread);
    while (atomic_load(&steps) == 0)
        sched_yield();
    say("resumed, it makes steps");
    off_thread(SingleStep, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("2"), .probe = observe,
     .needs = {
         .can_suspend = 1, .can_generate_single_step_events = 1, .can_support_virtual_threads = 1});
