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

static int exit_often(int most)
{
    int exits = 0;
    while (exits < most && ti(RawMonitorExit, monitor) == JVMTI_ERROR_NONE)
        exits++;
    return exits;
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("often entered");
    for (int i = 0; i < 1000; i++)
        must(RawMonitorEnter, monitor);
    int exits = exit_often(999);
    jthread other = start_agent_thread(jni, "other", enter, NULL);
    arrive_and_wait("about to enter");
    give_others_time();
    say("other thread entered: %d", atomic_load(&entered));
    exits += exit_often(1000);
    say("exits: %d, then %s", exits, error_name(ti(RawMonitorExit, monitor)));
    SAY_CALL(RawMonitorNotify, monitor);
    await_end(other);
    say("other thread entered: %d", atomic_load(&entered));
}

TEST(.probe = observe);
