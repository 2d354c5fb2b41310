/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "heap.h"

TITLE("ObjectFree reports tags that heap callbacks set, and none that they cleared.");

/* The tags that the objects get first, and after them those that the callback gives. */
enum { COUNT = 40, FIRST_TAG = 100, REPORTED = COUNT / 4 * 3 };

static jweak witnesses[COUNT];
static int freed[2 * COUNT]; /* by tag */
static int strangers, reports;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool is_ours = tag >= FIRST_TAG && tag < FIRST_TAG + 2 * COUNT;
    __atomic_add_fetch(is_ours ? &freed[tag - FIRST_TAG] : &strangers, 1, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&reports, 1, __ATOMIC_SEQ_CST);
}

/* Every other object gets another tag, and of the rest every other loses its own. */
static void change(jlong *tag)
{
    if (*tag < FIRST_TAG || *tag >= FIRST_TAG + COUNT)
        return;
    if (*tag % 2 == 0)
        *tag += COUNT;
    else if (*tag % 4 == 1)
        *tag = 0;
}

HEAP_ITERATION_CALLBACK(visit)
{
    change(tag);
    return 0;
}

HEAP_REFERENCE_CALLBACK(follow)
{
    change(tag);
    return 0;
}

HEAP_OBJECT_CALLBACK(visit_old)
{
    change(tag);
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(jobjectArray objects)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit,
                                                 .heap_reference_callback = follow};
    if (is_case("IterateThroughHeap"))
        must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    else if (is_case("FollowReferences"))
        must(FollowReferences, 0, NULL, objects, &callbacks, NULL);
    else
        must(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, visit_old, NULL);
}

static void tag_and_drop(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jobjectArray objects = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        (*jni)->SetObjectArrayElement(jni, objects, i, object);
        set_tag(object, FIRST_TAG + i);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    walk(objects);
    (*jni)->DeleteLocalRef(jni, objects);
}

/* Reports may come later than the collection, from a thread that must get its turn. */
static void await_reports(void)
{
    for (int i = 0; i < 1000 && __atomic_load_n(&reports, __ATOMIC_SEQ_CST) < REPORTED; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    must(ForceGarbageCollection);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ObjectFree, on_free);
    tag_and_drop(jni);
    if (!collect_until_freed(jni, witnesses, COUNT)) {
        say("not everything was collected");
        return;
    }
    await_reports();
    off(ObjectFree);
    int once[2] = {0};
    for (int i = 0; i < 2 * COUNT; i++) {
        bool is_due = i < COUNT ? i % 4 == 3 : i % 2 == 0;
        if (is_due && freed[i] == 1)
            once[i / COUNT]++;
        else
            strangers += freed[i];
    }
    say("once with the tag as it was: %d", once[0]);
    say("once with the tag of the callback: %d", once[1]);
    say("otherwise: %d", strangers);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1},
     .cases = LIST("IterateThroughHeap", "FollowReferences", "IterateOverHeap"));
