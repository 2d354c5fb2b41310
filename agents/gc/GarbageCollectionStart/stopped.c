/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>
#include <stdatomic.h>

#include "threads.h"

TITLE("No Java thread goes on counting between GarbageCollectionStart and GarbageCollectionFinish.");

/* The thread calls a method of the JVM after so many numbers. */
enum { STRETCH = 64 };

static volatile jlong *count;
static _Atomic jlong at_start; /* 0 for no start */
static atomic_int pauses, moved;

static void JNICALL on_start(jvmtiEnv *env)
{
    at_start = *count;
}

/* What the thread was writing when the pause began may come after it, and a compiler may have put the writes of
 * several numbers together, up to the next call. More may not: code that counts also writes a static
 * variable, which is state of the JVM. */
static void JNICALL on_finish(jvmtiEnv *env)
{
    if (at_start == 0)
        return;
    pauses++;
    moved += *count > at_start + STRETCH;
    at_start = 0;
}

static void observe(JNIEnv *jni, jobject buffer)
{
    count = (*jni)->GetDirectBufferAddress(jni, buffer);
    if (count == NULL)
        inapplicable("the JVM gives no address of a direct buffer");
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
    for (int i = 0; i < 10; i++) {
        struct timespec beginning = {0};
        jlong before = *count;
        while (*count == before && wait_goes_on(&beginning))
            sched_yield();
        if (*count == before)
            inapplicable("the thread does not count");
        must(ForceGarbageCollection);
    }
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    if (pauses == 0)
        inapplicable("no collection stops the world");
    say("pauses in which the thread went on: %d", moved);
}

TEST(.target = "gc.Counting", .probe = observe,
     .needs = {.can_generate_garbage_collection_events = 1});
