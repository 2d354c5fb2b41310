/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish alternate in collections caused by allocation alone.");

static int inside, starts, finishes, wrong;

static void JNICALL on_start(jvmtiEnv *env)
{
    wrong += inside != 0;
    inside = 1;
    starts++;
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    wrong += inside != 1;
    inside = 0;
    finishes++;
}

/* A collection cannot be going on while events are enabled or disabled by a running thread:
 * it stops the world. */
static void observe(JNIEnv *jni, jobject step)
{
    if (strcmp(to_string(jni, step), "begin") == 0) {
        on(GarbageCollectionStart, on_start);
        on(GarbageCollectionFinish, on_finish);
        return;
    }
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    say("three starts: %s, three finishes: %s", truth(starts >= 3), truth(finishes >= 3));
    say("out of turn: %d, as many starts as finishes: %s", wrong, truth(starts == finishes));
}

TEST(.target = "gc.Allocating", .vm_args = LIST("-Xmx64m"), .probe = observe, .timeout = 60,
     .needs = {.can_generate_garbage_collection_events = 1});
