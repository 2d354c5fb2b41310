/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ForceGarbageCollection posts the events of a collection that stops the world.");

static atomic_int starts, finishes;

static void JNICALL on_start(jvmtiEnv *env)
{
    starts++;
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    finishes++;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int tries = 0, started, finished;
    jvmtiError error = JVMTI_ERROR_INTERNAL;
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
    /* Anew where the JVM itself had begun one before, or has one that has not ended. */
    do {
        starts = finishes = 0;
        error = ti(ForceGarbageCollection);
        started = starts;
        finished = finishes;
    } while ((started > 0) != (finished > 0) && ++tries < 20);
    say("ForceGarbageCollection: %s", error_name(error));
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    if (started + finished == 0)
        inapplicable("no forced collection stops the world");
    say("start: %s, finish: %s", started > 0 ? "posted" : "none", finished > 0 ? "posted" : "none");
    /* Anew where a callback had begun before its event was disabled, and counts after. */
    tries = 0;
    do {
        starts = finishes = 0;
        error = ti(ForceGarbageCollection);
        started = starts;
        finished = finishes;
    } while (started + finished > 0 && ++tries < 20);
    say("ForceGarbageCollection: %s", error_name(error));
    say("disabled: %d and %d", started, finished);
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1});
