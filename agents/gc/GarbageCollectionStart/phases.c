/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"

TITLE("GarbageCollectionStart and GarbageCollectionFinish are not posted before the live phase.");

static void JNICALL on_collection(jvmtiEnv *env)
{
    events++;
}

static void load(JavaVM *vm, char *options)
{
    on(GarbageCollectionStart, on_collection);
    on(GarbageCollectionFinish, on_collection);
    on(ClassPrepare, note_at_prepare);
}

static void start(JNIEnv *jni)
{
    for (int i = 0; i < 200; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 1000));
    collect_at_start(jni);
    note_events_before();
}

static void init(JNIEnv *jni, jthread thread)
{
    must(ForceGarbageCollection);
    if (events == 0)
        inapplicable("no collection stops the world");
    say("events before: %d", events_before);
}

TEST(.since = 9, .load = load, .start = start, .init = init,
     .needs = {.can_generate_garbage_collection_events = 1});
