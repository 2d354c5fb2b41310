/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An agent thread waits on a raw monitor that the handler notifies, and then may use JNI.");

static jrawMonitorID monitor;
static int finishes, failures;

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
    let("agent thread waits");
    while (finishes == 0)
        must_in(env, RawMonitorWait, monitor, 0);
    must_in(env, RawMonitorExit, monitor);
    jstring string = (*jni)->NewStringUTF(jni, "made after the collection");
    say("agent thread: %s", to_string(jni, string));
    let("agent thread is done");
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(CreateRawMonitor, "collections", &monitor);
    on(GarbageCollectionFinish, on_finish);
    must(RunAgentThread, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY);
    hold("agent thread waits");
    must(ForceGarbageCollection);
    hold("agent thread is done");
    off(GarbageCollectionFinish);
    say("failures: %d", failures);
}

TEST(.target = "gc.Helped", .probe = observe,
     .needs = {.can_generate_garbage_collection_events = 1});
