/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiters.h"

TITLE("Two notifications in a row wake two of three waiting threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    start_waiters(jni);
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_awake(2);
    linger();
    say("awake: %d", awake_now());
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
    await_awake(3);
    say("awake: %d", awake_now());
}

TEST(.probe = observe);
