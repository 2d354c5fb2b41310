/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceGarbageCollection posts the events of a collection that stops the world.");

static int starts, finishes;

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
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
    say("ForceGarbageCollection: %s", error_name(ti(ForceGarbageCollection)));
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    say("start: %s, finish: %s", starts > 0 ? "posted" : "none", finishes > 0 ? "posted" : "none");
    starts = finishes = 0;
    say("ForceGarbageCollection: %s", error_name(ti(ForceGarbageCollection)));
    say("disabled: %d and %d", starts, finishes);
}

TEST(.probe = observe, .needs = {.can_generate_garbage_collection_events = 1});
