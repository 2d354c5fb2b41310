/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"
#include "heap.h"

TITLE("ObjectFree comes where the object is tagged, while another environment walks the heap.");

enum { ROUNDS = 12, EACH = 8, COUNT = ROUNDS * EACH, FIRST_TAG = 100 };

static jweak witnesses[COUNT];
static atomic_int freed[COUNT], others, elsewhere;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool ours = tag >= FIRST_TAG && tag < FIRST_TAG + COUNT;
    atomic_int *count = env == assay_env ? &elsewhere : ours ? &freed[tag - FIRST_TAG] : &others;
    ++*count;
}

static int count_freed(int least)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += freed[i] >= least;
    return count;
}

static void tag_and_walk(JNIEnv *jni, jvmtiEnv *tagging)
{
    static const jvmtiHeapCallbacks callbacks = {0};
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        must_in(tagging, SetTag, object, FIRST_TAG + i);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
        if ((i + 1) % EACH != 0)
            continue;
        must(ForceGarbageCollection);
        if (is_case("IterateThroughHeap"))
            must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
        else
            must(FollowReferences, 0, NULL, klass, &callbacks, NULL);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    jvmtiEnv *tagging = freeing_environment();
    must_in(tagging, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(tagging, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    on(ObjectFree, on_free);
    tag_and_walk(jni, tagging);
    bool all = collect_until_freed(jni, witnesses, COUNT);
    for (int tries = 0; tries < 1000 && all && count_freed(1) + elsewhere < COUNT; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    if (!all) {
        say("not everything was collected");
        return;
    }
    say("where they are tagged: all %s", truth(count_freed(1) == COUNT));
    say("more than once, or others: %d", count_freed(2) + others);
    say("where the heap is walked: any %s", truth(elsewhere > 0));
}

TEST(.probe = observe, .timeout = 60,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1},
     .cases = LIST("IterateThroughHeap", "FollowReferences"));
