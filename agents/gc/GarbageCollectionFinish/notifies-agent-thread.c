/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A GarbageCollectionFinish callback can notify an agent thread, which then may use JNI.");

static jrawMonitorID monitor;
static int finishes, failures;
static bool in_vain;

static void JNICALL on_finish(jvmtiEnv *env)
{
    failures += ti_in(env, RawMonitorEnter, monitor) != JVMTI_ERROR_NONE;
    finishes++;
    failures += ti_in(env, RawMonitorNotifyAll, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, RawMonitorExit, monitor) != JVMTI_ERROR_NONE;
}

/* The thread owns the monitor until it waits, so that the handler cannot come too early. */
static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    must_in(env, RawMonitorEnter, monitor);
    release_point("agent thread waits");
    while (finishes == 0 && !in_vain)
        must_in(env, RawMonitorWait, monitor, 0);
    must_in(env, RawMonitorExit, monitor);
    jstring string = (*jni)->NewStringUTF(jni, "made after the collection");
    if (!in_vain)
        say("agent thread: %s", to_string(jni, string));
    release_point("agent thread is done");
}

/* A collector that does not stop the world never calls the handler. */
static bool is_notified(void)
{
    bool is = false;
    for (int tries = 0; tries < 10 && !is; tries++) {
        must(ForceGarbageCollection);
        must(RawMonitorEnter, monitor);
        is = finishes > 0;
        must(RawMonitorExit, monitor);
    }
    return is;
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(CreateRawMonitor, "collections", &monitor);
    on(GarbageCollectionFinish, on_finish);
    must(RunAgentThread, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY);
    arrive_and_wait("agent thread waits");
    if (!is_notified()) {
        must(RawMonitorEnter, monitor);
        in_vain = finishes == 0;
        must(RawMonitorNotifyAll, monitor);
        must(RawMonitorExit, monitor);
    }
    arrive_and_wait("agent thread is done");
    off(GarbageCollectionFinish);
    say("%s, failures: %d", in_vain ? "no collection finished" : "notified", failures);
}

TEST(.target = "gc.UnstartedThread", .probe = observe,
     .needs = {.can_generate_garbage_collection_events = 1});
