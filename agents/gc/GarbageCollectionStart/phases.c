/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish are not posted before the live phase.");

static volatile bool live;
static int outside;

static void count(void)
{
    if (!live)
        __atomic_add_fetch(&outside, 1, __ATOMIC_SEQ_CST);
}

static void JNICALL on_start(jvmtiEnv *env)
{
    count();
}

static void JNICALL on_finish(jvmtiEnv *env)
{
    count();
}

static void load(JavaVM *vm, char *options)
{
    on(GarbageCollectionStart, on_start);
    on(GarbageCollectionFinish, on_finish);
}

static void start(JNIEnv *jni)
{
    for (int i = 0; i < 200; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 1000));
    collect_at_start(jni);
}

static void init(JNIEnv *jni, jthread thread)
{
    say("events before: %d", outside);
    live = true;
    must(ForceGarbageCollection);
}

TEST(.since = 9, .load = load, .start = start, .init = init,
     .needs = {.can_generate_garbage_collection_events = 1});
