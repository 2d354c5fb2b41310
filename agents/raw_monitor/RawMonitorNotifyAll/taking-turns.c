/* SPDX-License-Identifier: Apache-2.0 */
#include <time.h>

#include "monitors.h"
#include "threads.h"

TITLE("No notification by RawMonitorNotifyAll is lost where threads take turns.");

enum { THREADS = 3, ROUNDS = 400, TIMEOUT = 15000 };

static jrawMonitorID monitor;
static int turns, wrong, late; /* guarded by the monitor */

static long long milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* A wait with a timeout, so that a lost notification is seen and not waited for. */
static void await_turn(int own)
{
    while (turns % THREADS != own) {
        long long begun = milliseconds();
        must(RawMonitorWait, monitor, TIMEOUT);
        late += turns % THREADS == own && milliseconds() - begun >= TIMEOUT;
    }
}

static void JNICALL take_turns(jvmtiEnv *env, JNIEnv *jni, void *number)
{
    int own = *(int *)number;
    for (int i = 0; i < ROUNDS; i++) {
        must(RawMonitorEnter, monitor);
        await_turn(own);
        wrong += turns != i * THREADS + own;
        turns++;
        must(RawMonitorNotifyAll, monitor);
        must(RawMonitorExit, monitor);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int numbers[THREADS];
    jthread threads[THREADS];
    monitor = new_raw_monitor("turns");
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        threads[i] = start_agent_thread(jni, "taking turns", take_turns, &numbers[i]);
    }
    for (int i = 0; i < THREADS; i++)
        await_end(threads[i]);
    say("turns taken: %d, out of order: %d", turns, wrong);
    say("waits that ended by their timeout though it was the thread's turn: %d", late);
}

TEST(.probe = observe, .timeout = 60);
