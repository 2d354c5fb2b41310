/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("RawMonitorExit is refused to who does not hold the monitor, and changes nothing.");

static jrawMonitorID monitor;

static void call(const char *when)
{
    say("%s: %s", when, error_name(ti(RawMonitorExit, monitor)));
}

static void JNICALL own(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    hold("owning");
    must(RawMonitorExit, monitor);
    hold("left");
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_monitor("monitor");
    call("nobody holds it");
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    call("left");
    jthread owner = start_agent_thread(jni, "owner", own, NULL);
    await_held("owning");
    call("another thread holds it");
    let("owning");
    await_held("left");
    call("the other thread left it");
    let("left");
    await_end(owner);
}

TEST(.probe = observe);
