/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

#include "threads.h"

jrawMonitorID new_raw_monitor(const char *name)
{
    jrawMonitorID monitor = NULL;
    must(CreateRawMonitor, name, &monitor);
    return monitor;
}

jrawMonitorID invalid_raw_monitor(void)
{
    static char memory[512];
    if (is_case("null"))
        return NULL;
    if (is_case("other-memory"))
        return (jrawMonitorID)memory;
    jrawMonitorID monitor = new_raw_monitor("destroyed");
    must(DestroyRawMonitor, monitor);
    return monitor;
}

void say_all_raw_monitor_calls(void)
{
    jrawMonitorID monitor = NULL;
    SAY_CALL(CreateRawMonitor, "monitor", &monitor);
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorWait, monitor, 1);
    SAY_CALL(RawMonitorNotify, monitor);
    SAY_CALL(RawMonitorNotifyAll, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(DestroyRawMonitor, monitor);
}

static atomic_int others_entered;

static void JNICALL enter_meanwhile(jvmtiEnv *env, JNIEnv *jni, void *monitor)
{
    must(RawMonitorEnter, (jrawMonitorID)monitor);
    atomic_store(&others_entered, 1);
    must(RawMonitorExit, (jrawMonitorID)monitor);
}

void say_whether_others_enter(JNIEnv *jni, jrawMonitorID monitor)
{
    start_agent_thread(jni, "another", enter_meanwhile, monitor);
    struct timespec beginning = {0};
    while (atomic_load(&others_entered) == 0 && wait_goes_on(&beginning))
        give_others_time();
    say("another thread has entered meanwhile: %s", truth(atomic_load(&others_entered) == 1));
}

/* ---- Threads that wait for one monitor ---------------------------------- */

static jrawMonitorID waited_for;
static jthread waiters[WAITERS];
static int waiting, awake; /* guarded by the monitor */

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, waited_for);
    waiting++;
    must(RawMonitorWait, waited_for, 0);
    awake++;
    must(RawMonitorExit, waited_for);
}

int count_awake(void)
{
    must(RawMonitorEnter, waited_for);
    int count = awake;
    must(RawMonitorExit, waited_for);
    return count;
}

void await_awake(int count)
{
    while (count_awake() < count)
        sched_yield();
}

void start_waiters(JNIEnv *jni, jrawMonitorID monitor)
{
    waited_for = monitor;
    for (int i = 0; i < WAITERS; i++)
        waiters[i] = start_agent_thread(jni, "waiter", wait_once, NULL);
    int count = 0;
    /* Who has counted itself waits when it has left the monitor. */
    while (count < WAITERS) {
        sched_yield();
        must(RawMonitorEnter, monitor);
        count = waiting;
        must(RawMonitorExit, monitor);
    }
}

void join_waiters(void)
{
    for (int i = 0; i < WAITERS; i++)
        await_end(waiters[i]);
}

void notify_and_join_waiters(void)
{
    must(RawMonitorEnter, waited_for);
    must(RawMonitorNotifyAll, waited_for);
    must(RawMonitorExit, waited_for);
    await_awake(WAITERS);
    join_waiters();
}
