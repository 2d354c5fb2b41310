/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("Memory, raw monitors and environment local storage work in an ObjectFree callback.");

static atomic_int freed, failures, finished;
static int stored;
static jrawMonitorID monitor;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    unsigned char *memory = NULL;
    void *data = NULL;
    freed++;
    failures += ti_in(env, RawMonitorEnter, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, Allocate, 1000, &memory) != JVMTI_ERROR_NONE;
    if (memory != NULL)
        memset(memory, 7, 1000);
    failures += ti_in(env, Deallocate, memory) != JVMTI_ERROR_NONE;
    failures += ti_in(env, SetEnvironmentLocalStorage, &stored) != JVMTI_ERROR_NONE;
    failures += ti_in(env, GetEnvironmentLocalStorage, &data) != JVMTI_ERROR_NONE;
    failures += data != &stored || env != assay_env;
    failures += ti_in(env, RawMonitorNotifyAll, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, RawMonitorExit, monitor) != JVMTI_ERROR_NONE;
    finished++;
}

/* A collector that frees nothing has nothing to report. */
static void observe(JNIEnv *jni, jobject unused)
{
    struct timespec beginning = {0};
    jclass object = find_class(jni, "java/lang/Object");
    must(CreateRawMonitor, "freed", &monitor);
    on(ObjectFree, on_free);
    for (int i = 0; i < 50; i++) {
        jobject tagged = (*jni)->AllocObject(jni, object);
        set_tag(tagged, 1 + i);
        (*jni)->DeleteLocalRef(jni, tagged);
    }
    for (int i = 0; i < 20 && freed < 50; i++)
        must(ForceGarbageCollection);
    if (freed == 0)
        inapplicable("no object is reported as freed");
    bool unfinished;
    while ((unfinished = finished < freed) && wait_goes_on(&beginning))
        ;
    say("failures: %d", failures + unfinished);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
