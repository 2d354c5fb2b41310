/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorNotifyAll wakes each of 40 threads, of which half wait with a timeout, twice.");

enum { THREADS = 40, ROUNDS = 2, HOUR = 3600000 };

static jrawMonitorID monitor;
static int rounds, begun, ended; /* guarded by the monitor */

/* As often as it is notified: a wait that ends for no reason goes on. */
static void JNICALL wait_for_rounds(jvmtiEnv *env, JNIEnv *jni, void *timeout)
{
    must(RawMonitorEnter, monitor);
    for (int round = 1; round <= ROUNDS; round++) {
        begun++;
        while (rounds < round)
            must(RawMonitorWait, monitor, *(jlong *)timeout);
        ended++;
    }
    must(RawMonitorExit, monitor);
}

static int count(const int *number)
{
    must(RawMonitorEnter, monitor);
    int now = *number;
    must(RawMonitorExit, monitor);
    return now;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static jlong timeouts[] = {0, HOUR};
    monitor = new_raw_monitor("waited for");
    for (int i = 0; i < THREADS; i++)
        start_agent_thread(jni, "waiter", wait_for_rounds, &timeouts[i % 2]);
    for (int round = 1; round <= ROUNDS && count(&ended) == (round - 1) * THREADS; round++) {
        struct timespec beginning = {0};
        while (count(&begun) < round * THREADS)
            sched_yield();
        must(RawMonitorEnter, monitor);
        rounds = round;
        SAY_CALL(RawMonitorNotifyAll, monitor);
        must(RawMonitorExit, monitor);
        while (count(&ended) < round * THREADS && wait_goes_on(&beginning))
            continue;
        say("waits ended: %d", count(&ended));
    }
}

TEST(.probe = observe, .timeout = 60);
