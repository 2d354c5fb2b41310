/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "assay.h"

TITLE("No Java thread runs between GarbageCollectionStart and GarbageCollectionFinish.");

static volatile jlong *count;
static jlong at_start;
static int moved;

static void JNICALL on_start(jvmtiEnv *env)
{
    at_start = *count;
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    moved += *count != at_start;
}

static void observe(JNIEnv *jni, jobject buffer)
{
    count = (*jni)->GetDirectBufferAddress(jni, buffer);
    if (count == NULL)
        inapplicable("the JVM gives no address of a direct buffer");
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
    for (int i = 0; i < 10; i++) {
        jlong before = *count;
        while (*count == before)
            sched_yield();
        must(ForceGarbageCollection);
    }
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    say("pauses in which the thread went on: %d", moved);
}

TEST(.target = "gc.Counting", .probe = observe,
     .needs = {.can_generate_garbage_collection_events = 1});
