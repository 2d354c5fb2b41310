/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "heap.h"

TITLE("ObjectFree is posted for each freed object while another thread walks the heap or looks for tags.");

enum { ROUNDS = 30, EACH = 8, COUNT = ROUNDS * EACH, FIRST_TAG = 100 };

static jweak witnesses[COUNT];
static int freed[COUNT]; /* by tag - FIRST_TAG */
static int strangers;
static bool is_enough;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool ours = tag >= FIRST_TAG && tag < FIRST_TAG + COUNT;
    __atomic_add_fetch(ours ? &freed[tag - FIRST_TAG] : &strangers, 1, __ATOMIC_SEQ_CST);
}

HEAP_OBJECT_CALLBACK(pass)
{
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(pass_by)
{
    return JVMTI_ITERATION_IGNORE;
}

static void ask_for_all(void)
{
    jlong tags[COUNT];
    jint count = 0;
    for (int i = 0; i < COUNT; i++)
        tags[i] = FIRST_TAG + i;
    must(GetObjectsWithTags, COUNT, tags, &count, NULL, NULL);
}

static void walk(jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {0};
    if (is_case("IterateThroughHeap"))
        must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    else if (is_case("FollowReferences"))
        must(FollowReferences, 0, NULL, klass, &callbacks, NULL);
    else if (is_case("GetObjectsWithTags"))
        ask_for_all();
    else if (is_case("SetTag"))
        set_tag(klass, tag_of(klass) == 1 ? 0 : 1);
    else if (is_case("IterateOverObjectsReachableFromObject"))
        must(IterateOverObjectsReachableFromObject, klass, pass_by, NULL);
    else if (is_case("IterateOverReachableObjects"))
        must(IterateOverReachableObjects, NULL, NULL, pass_by, NULL);
    else if (is_case("IterateOverHeap"))
        must(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, pass, NULL);
    else
        must(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, pass, NULL);
}

static void walk_meanwhile(JNIEnv *jni, void *unused)
{
    jclass klass = find_class(jni, "assay/Agent");
    struct timespec beginning = {0};
    /* Walks that follow each other at once may leave no turn to the other thread. */
    while (!__atomic_load_n(&is_enough, __ATOMIC_SEQ_CST) && wait_goes_on(&beginning))
        walk(klass);
}

static int count_freed(int least)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += __atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) >= least;
    return count;
}

static void tag_and_drop(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, FIRST_TAG + i);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
        if ((i + 1) % EACH == 0)
            must(ForceGarbageCollection);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    pthread_t thread;
    on(ObjectFree, on_free);
    thread = start_attached(NULL, walk_meanwhile, NULL);
    tag_and_drop(jni);
    bool all = collect_until_freed(jni, witnesses, COUNT);
    __atomic_store_n(&is_enough, true, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0; tries < 1000 && all && count_freed(1) < COUNT; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    /* The second report of an object would come last. */
    for (int i = 0; i < 3; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    if (all)
        say("reported: %d, more than once: %d, others: %d", count_freed(1), count_freed(2),
            strangers);
    else
        say("not everything was collected");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1},
     .cases = LIST("IterateThroughHeap", "FollowReferences", "GetObjectsWithTags", "SetTag",
                   "IterateOverHeap", "IterateOverInstancesOfClass", "IterateOverReachableObjects",
                   "IterateOverObjectsReachableFromObject"),
     .timeout = 60);
