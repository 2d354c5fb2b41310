/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps threads waiting on the environment's raw monitors until notified.");

static jvmtiEnv *other;
static jrawMonitorID monitor;
static bool waiting, disposed, notified;

static void load(JavaVM *vm, char *options)
{
    other = new_environment();
    must_in(other, CreateRawMonitor, "waited on", &monitor);
}

static void wait_for_notification(void)
{
    must(RawMonitorEnter, monitor);
    waiting = true;
    jvmtiError error;
    /* A wait may end for no reason, but not because of the disposal. */
    do {
        error = ti(RawMonitorWait, monitor, 0);
    } while (error == JVMTI_ERROR_NONE && !disposed);
    say("RawMonitorWait: %s, notified: %s", error_name(error), truth(notified));
    must(RawMonitorExit, monitor);
}

/* Once the monitor can be entered after `waiting` is set, the waiter waits. */
static void dispose_and_notify(void)
{
    bool there = false;
    while (!there) {
        must(RawMonitorEnter, monitor);
        there = waiting;
        if (!there)
            must(RawMonitorExit, monitor);
    }
    must_in(other, DisposeEnvironment);
    disposed = true;
    must(RawMonitorExit, monitor);
    must(RawMonitorEnter, monitor);
    notified = true;
    SAY_CALL(RawMonitorNotify, monitor);
    must(RawMonitorExit, monitor);
}

static void probe(JNIEnv *jni, jobject waiter)
{
    if (waiter != NULL)
        wait_for_notification();
    else
        dispose_and_notify();
}

TEST(.target = "general.Waiting", .load = load, .probe = probe);
