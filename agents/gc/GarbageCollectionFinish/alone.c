/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("GarbageCollectionFinish and GarbageCollectionStart are posted each without the other.");

static atomic_int starts, finishes;

static void JNICALL on_start(jvmtiEnv *env)
{
    starts++;
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    finishes++;
}

static void collect(void)
{
    for (int i = 0; i < 10; i++)
        must(ForceGarbageCollection);
}

/* Either event shows in the end that each collection stops the world; so did those before. */
static void observe(JNIEnv *jni, jobject unused)
{
    on(GarbageCollectionFinish, on_finish);
    collect();
    bool finish_alone = finishes > 0;
    off(GarbageCollectionFinish);
    on(GarbageCollectionStart, on_start);
    collect();
    bool start_alone = starts > 0;
    starts = finishes = 0;
    on(GarbageCollectionFinish, on_finish);
    collect();
    if (finishes < 10 && starts < 10)
        inapplicable("not every collection stops the world");
    say("GarbageCollectionFinish without GarbageCollectionStart: %s", truth(finish_alone));
    say("GarbageCollectionStart without GarbageCollectionFinish: %s", truth(start_alone));
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1});
