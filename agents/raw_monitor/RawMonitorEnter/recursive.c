/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorEnter lets the owner enter again, which then must exit as often.");

static jrawMonitorID monitor;
static atomic_int entered;

static void JNICALL enter(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    release_point("about to enter");
    SAY_CALL(RawMonitorEnter, monitor);
    atomic_store(&entered, 1);
    must(RawMonitorExit, monitor);
}

static void leave(void)
{
    say("other thread entered: %d", atomic_load(&entered));
    SAY_CALL(RawMonitorExit, monitor);
    give_others_time();
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("recursive");
    for (int i = 0; i < 3; i++)
        SAY_CALL(RawMonitorEnter, monitor);
    jthread other = start_agent_thread(jni, "other", enter, NULL);
    arrive_and_wait("about to enter");
    give_others_time();
    leave();
    leave();
    say("other thread entered: %d", atomic_load(&entered));
    must(RawMonitorExit, monitor);
    await_end(other);
    say("other thread entered: %d", atomic_load(&entered));
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.probe = observe);
