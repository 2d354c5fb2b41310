/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish alternate, and safe functions work in both.");

static atomic_int inside, starts, finishes, wrong, failures;
static jrawMonitorID monitor;
static int stored;

/* Memory, raw monitors and the environment's storage. */
static void use_safe_functions(jvmtiEnv *env)
{
    unsigned char *memory = NULL;
    void *data = NULL;
    failures += ti_in(env, Allocate, 32, &memory) != JVMTI_ERROR_NONE;
    failures += ti_in(env, Deallocate, memory) != JVMTI_ERROR_NONE;
    failures += ti_in(env, RawMonitorEnter, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, RawMonitorNotify, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, RawMonitorExit, monitor) != JVMTI_ERROR_NONE;
    failures += ti_in(env, SetEnvironmentLocalStorage, &stored) != JVMTI_ERROR_NONE;
    failures += ti_in(env, GetEnvironmentLocalStorage, &data) != JVMTI_ERROR_NONE;
    failures += data != &stored;
}

static void JNICALL on_start(jvmtiEnv *env)
{
    wrong += inside != 0 || env != assay_env;
    starts++;
    inside = 1;
    use_safe_functions(env);
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    wrong += inside != 1 || env != assay_env;
    inside = 0;
    finishes++;
    use_safe_functions(env);
}

static void load(JavaVM *vm, char *options)
{
    must(CreateRawMonitor, "collections", &monitor);
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
}

static void observe(JNIEnv *jni, jobject unused)
{
    for (int i = 0; i < 5; i++)
        must(ForceGarbageCollection);
    if (starts == 0 && finishes == 0)
        inapplicable("no collection stops the world");
}

static void unload(JavaVM *vm)
{
    /* One more start if the JVM ended within a pause, or the callback for its end has not. */
    int more = starts - finishes;
    say("as many starts as finishes: %s", truth(more == 0 || more == 1));
    say("out of turn, or to another environment: %d", wrong);
    say("failures of safe functions: %d", failures);
}

TEST(.load = load, .probe = observe, .unload = unload,
     .needs = {.can_generate_garbage_collection_events = 1});
