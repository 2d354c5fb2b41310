/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorEnter of a thread suspended in it succeeds when the thread is resumed.");

static jrawMonitorID monitor;
static int entered, owned, left, overlaps;
static atomic_int arrived, resumed, occupied;

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    atomic_store(&arrived, 1);
    entered += ti(RawMonitorEnter, monitor) == JVMTI_ERROR_NONE;
    overlaps += atomic_load(&occupied);
    owned += ti(RawMonitorNotify, monitor) == JVMTI_ERROR_NONE;
    left += ti(RawMonitorExit, monitor) == JVMTI_ERROR_NONE;
    /* In native code a suspended thread may run on. */
    while (atomic_load(&resumed) == 0)
        sched_yield();
}

static void suspend_entering(JNIEnv *jni)
{
    atomic_store(&arrived, 0);
    atomic_store(&resumed, 0);
    must(RawMonitorEnter, monitor);
    atomic_store(&occupied, 1);
    jthread thread = start_agent_thread(jni, "entering", enter, NULL);
    while (atomic_load(&arrived) == 0)
        sched_yield();
    give_others_time();
    must(SuspendThread, thread);
    atomic_store(&occupied, 0);
    must(RawMonitorExit, monitor);
    give_others_time();
    if (is_case("others"))
        say_whether_others_enter(jni, monitor);
    must(ResumeThread, thread);
    atomic_store(&resumed, 1);
    await_end(thread);
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    for (int i = 0; i < (is_case("others") ? 1 : 10); i++)
        suspend_entering(jni);
    if (is_case("others"))
        return;
    say("entered: %d, owned: %d, left: %d, overlaps: %d", entered, owned, left, overlaps);
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.probe = observe, .needs = {.can_suspend = 1}, .cases = LIST("resumed", "others"));
