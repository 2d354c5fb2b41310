/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("A raw monitor that was entered 1000 times is free after 1000 exits, not before.");

static jrawMonitorID monitor;
static atomic_int entered;

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("about to enter");
    must(RawMonitorEnter, monitor);
    atomic_store(&entered, 1);
    must(RawMonitorExit, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int exits = 0;
    monitor = new_raw_monitor("often entered");
    for (int i = 0; i < 1000; i++)
        must(RawMonitorEnter, monitor);
    while (exits < 999 && ti(RawMonitorExit, monitor) == JVMTI_ERROR_NONE)
        exits++;
    jthread other = start_agent_thread(jni, "other", enter, NULL);
    arrive_and_wait("about to enter");
    give_others_time();
    say("exits: %d, other thread entered: %d", exits, atomic_load(&entered));
    SAY_CALL(RawMonitorExit, monitor);
    await_end(other);
    say("other thread entered: %d", atomic_load(&entered));
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(RawMonitorNotify, monitor);
}

TEST(.probe = observe);
