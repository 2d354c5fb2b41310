/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceGarbageCollection makes a stop-the-world collector collect and post its events.");

static int starts, finishes;

static void JNICALL on_start(jvmtiEnv *env)
{
    __atomic_add_fetch(&starts, 1, __ATOMIC_SEQ_CST);
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    __atomic_add_fetch(&finishes, 1, __ATOMIC_SEQ_CST);
}

/* The events are enabled before the collections are counted, and until they have been. */
static void observe(JNIEnv *jni, jobject step)
{
    const char *name = to_string(jni, step);
    if (strcmp(name, "begin") == 0) {
        on(GarbageCollectionStart, on_start);
        on(GarbageCollectionFinish, on_finish);
    } else if (strcmp(name, "collect") == 0) {
        must(ForceGarbageCollection);
    } else {
        say("start: %s, finish: %s", starts > 0 ? "posted" : "none",
            finishes > 0 ? "posted" : "none");
    }
}

TEST(.target = "gc.Stopping", .probe = observe, .timeout = 120,
     .needs = {.can_generate_garbage_collection_events = 1});
