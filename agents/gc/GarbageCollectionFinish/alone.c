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

/* Either event shows it for each of ten collections. */
static bool each_stops_the_world(void)
{
    bool each = true;
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
    for (int i = 0; i < 10 && each; i++) {
        starts = finishes = 0;
        must(ForceGarbageCollection);
        each = starts > 0 || finishes > 0;
    }
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    starts = finishes = 0;
    return each;
}

static void observe(JNIEnv *jni, jobject unused)
{
    bool each = each_stops_the_world();
    on(GarbageCollectionFinish, on_finish);
    collect();
    bool finish_alone = finishes > 0;
    off(GarbageCollectionFinish);
    on(GarbageCollectionStart, on_start);
    collect();
    bool start_alone = starts > 0;
    off(GarbageCollectionStart);
    if (!each || !each_stops_the_world())
        inapplicable("not every collection stops the world");
    say("GarbageCollectionFinish without GarbageCollectionStart: %s", truth(finish_alone));
    say("GarbageCollectionStart without GarbageCollectionFinish: %s", truth(start_alone));
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1});
