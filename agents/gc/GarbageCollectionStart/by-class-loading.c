/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish alternate while classes fill the memory for them.");

static atomic_bool inside, out_of_turn, started;

static void JNICALL on_start(jvmtiEnv *env)
{
    out_of_turn |= inside;
    inside = true;
    started = true;
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    out_of_turn |= !inside;
    inside = false;
}

static void load(JavaVM *vm, char *options)
{
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
}

/* A JVM need not collect because of classes. */
static void observe(JNIEnv *jni, jobject classes)
{
    must(ForceGarbageCollection);
    if (!started && !out_of_turn)
        inapplicable("no collection stops the world");
}

static void unload(JavaVM *vm)
{
    say("posted in turn: %s", truth(started && !out_of_turn));
}

TEST(.target = "classfile.LargeClasses", .load = load, .probe = observe, .unload = unload,
     .timeout = 60, .needs = {.can_generate_garbage_collection_events = 1});
