/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish alternate in collections caused by allocation alone.");

static atomic_bool counting;
static int inside, starts, finishes, wrong;

static void JNICALL on_start(jvmtiEnv *env)
{
    if (!counting)
        return;
    wrong += inside != 0;
    inside = 1;
    starts++;
}

/* The start of the first one may have come before the events were enabled. */
static void JNICALL on_finish(jvmtiEnv *env)
{
    if (starts == 0 || (!counting && inside == 0))
        return;
    wrong += inside != 1;
    inside = 0;
    finishes++;
}

/* The target calls it only with a collector that is known to stop the world. */
static void observe(JNIEnv *jni, jobject step)
{
    if (strcmp(to_string(jni, step), "begin") == 0) {
        on(GarbageCollectionStart, on_start);
        on(GarbageCollectionFinish, on_finish);
        counting = true;
        return;
    }
    counting = false;
    /* Not before one that is going on has ended. */
    must(ForceGarbageCollection);
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    say("three starts: %s, three finishes: %s", truth(starts >= 3), truth(finishes >= 3));
    say("out of turn: %d, as many starts as finishes: %s", wrong, truth(starts == finishes));
}

TEST(.target = "gc.Allocating", .vm_args = LIST("-Xmx64m"), .probe = observe, .timeout = 60,
     .needs = {.can_generate_garbage_collection_events = 1});
