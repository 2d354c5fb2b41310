/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is posted once for each freed object that has a tag, and for no other.");

enum { COUNT = 20, DROPPED = COUNT / 4 };

static jweak witnesses[DROPPED]; /* of the objects that are tagged and dropped */
static int freed[COUNT];         /* by tag - 100 */
static int strangers;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    if (tag >= 100 && tag < 100 + COUNT)
        __atomic_add_fetch(&freed[tag - 100], 1, __ATOMIC_SEQ_CST);
    else
        __atomic_add_fetch(&strangers, 1, __ATOMIC_SEQ_CST);
}

/* Of the objects with even numbers, which are dropped, every other has no tag. */
static void tag_objects(JNIEnv *jni, jobjectArray objects)
{
    on(ObjectFree, on_free);
    for (jsize i = 0; i < COUNT; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, objects, i);
        if (i % 4 != 2)
            set_tag(object, 100 + i);
        if (i % 4 == 0)
            witnesses[i / 4] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

static int count_freed(void)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += __atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) > 0;
    return count;
}

/* A collector that frees nothing has nothing to report. */
static void await_free(JNIEnv *jni)
{
    if (!collect_until_freed(jni, witnesses, DROPPED)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0; tries < 1000 && count_freed() < DROPPED; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    off(ObjectFree);
    for (int i = 0; i < COUNT; i++)
        if (freed[i] > 0)
            say("object %d: %d", i, freed[i]);
    say("others: %d", strangers);
}

static void observe(JNIEnv *jni, jobject objects)
{
    if (objects != NULL)
        tag_objects(jni, objects);
    else
        await_free(jni);
}

TEST(.target = "heap.graph.Dropped", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
