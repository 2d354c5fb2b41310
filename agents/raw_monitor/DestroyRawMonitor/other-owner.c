/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("DestroyRawMonitor refuses a monitor that another thread owns and leaves it usable.");

static jrawMonitorID monitor;

static void JNICALL own(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    arrive_and_wait("owning");
    say("owner: RawMonitorNotify: %s", error_name(ti(RawMonitorNotify, monitor)));
    say("owner: RawMonitorExit: %s", error_name(ti(RawMonitorExit, monitor)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("of another thread");
    jthread owner = start_agent_thread(jni, "owner", own, NULL);
    await_arrival("owning");
    SAY_CALL(DestroyRawMonitor, monitor);
    release_point("owning");
    await_end(owner);
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorExit, monitor);
    SAY_CALL(DestroyRawMonitor, monitor);
}

TEST(.probe = observe);
