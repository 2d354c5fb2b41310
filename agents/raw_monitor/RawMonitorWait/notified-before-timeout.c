/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "monitors.h"
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
    wait_and_notify(jni, is_case("no-timeout")       ? 0
                         : is_case("a-day")          ? 86400000
                         : is_case("beyond-32-bits") ? ((jlong)1 << 32) + 1
                                                     : INT64_MAX);
}

TEST(.probe = observe, .cases = LIST("no-timeout", "a-day", "beyond-32-bits", "the-longest"));
