/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("RawMonitorExit returns NOT_MONITOR_OWNER to other threads and changes nothing.");

static jrawMonitorID monitor;

static void call(const char *when)
{
    say("%s: %s", when, error_name(ti(RawMonitorExit, monitor)));
}

static void JNICALL own(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    arrive_and_wait("owning");
    must(RawMonitorExit, monitor);
    arrive_and_wait("left");
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    call("nobody holds it");
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    call("left");
    jthread owner = start_agent_thread(jni, "owner", own, NULL);
    await_arrival("owning");
    call("another thread holds it");
    release_point("owning");
    await_arrival("left");
    call("the other thread left it");
    release_point("left");
    await_end(owner);
}

TEST(.probe = observe);
