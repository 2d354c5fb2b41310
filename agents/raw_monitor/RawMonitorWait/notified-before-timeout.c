/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "raw_monitors.h"
#include "threads.h"

TITLE("RawMonitorWait ends at a notification, with a long timeout or with none.");

static jrawMonitorID monitor;
static bool notified;

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *timeout)
{
    must(RawMonitorEnter, monitor);
    release_point("entered");
    jvmtiError error = ti(RawMonitorWait, monitor, *(jlong *)timeout);
    say("RawMonitorWait: %s, notified: %s", error_name(error), truth(notified));
    must(RawMonitorExit, monitor);
}

static void wait_and_notify(JNIEnv *jni, jlong timeout)
{
    jthread waiting = start_agent_thread(jni, "waiting", wait_once, &timeout);
    arrive_and_wait("entered");
    give_others_time();
    must(RawMonitorEnter, monitor);
    notified = true;
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_end(waiting);
}

static void observe(JNIEnv *jni, jobject subject)
{
    monitor = new_raw_monitor("monitor");
    if (is_case("no-timeout"))
        wait_and_notify(jni, 0);
    else if (is_case("a-day"))
        wait_and_notify(jni, 86400000);
    else if (is_case("beyond-32-bits"))
        wait_and_notify(jni, ((jlong)1 << 32) + 1);
    else
        wait_and_notify(jni, INT64_MAX);
}

TEST(.probe = observe, .cases = LIST("no-timeout", "a-day", "beyond-32-bits", "the-longest"));
