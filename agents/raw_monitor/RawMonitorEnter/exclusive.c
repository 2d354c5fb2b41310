/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorEnter admits one thread at a time.");

enum { THREADS = 3, ROUNDS = 500 };

static jrawMonitorID monitor;
static atomic_int inside, counted, overlaps;

static void JNICALL count(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    for (int i = 0; i < ROUNDS; i++) {
        must(RawMonitorEnter, monitor);
        if (atomic_fetch_add(&inside, 1) != 0)
            atomic_fetch_add(&overlaps, 1);
        int before = atomic_load(&counted);
        sched_yield();
        atomic_store(&counted, before + 1);
        atomic_fetch_sub(&inside, 1);
        must(RawMonitorExit, monitor);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread threads[THREADS];
    monitor = new_raw_monitor("counter");
    for (int i = 0; i < THREADS; i++)
        threads[i] = start_agent_thread(jni, "counting", count, NULL);
    for (int i = 0; i < THREADS; i++)
        await_end(threads[i]);
    say("counted: %d", atomic_load(&counted));
    say("overlaps: %d", atomic_load(&overlaps));
}

TEST(.probe = observe);
