/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Each tagged object that is freed is reported once with its tag, and no other.");

enum { COUNT = 20 };

static int freed[COUNT]; /* by tag - 100 */
static int strangers;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    if (tag >= 100 && tag < 100 + COUNT)
        __atomic_add_fetch(&freed[tag - 100], 1, __ATOMIC_SEQ_CST);
    else
        __atomic_add_fetch(&strangers, 1, __ATOMIC_SEQ_CST);
}

/* Of the objects with even numbers, every fourth has no tag. */
static void tag_objects(JNIEnv *jni, jobjectArray objects)
{
    on(ObjectFree, on_free);
    for (jsize i = 0; i < COUNT; i++)
        if (i % 4 != 2)
            set_tag((*jni)->GetObjectArrayElement(jni, objects, i), 100 + i);
}

static bool is_collected(JNIEnv *jni, jobjectArray witnesses)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/ref/WeakReference"), "get",
                              "()Ljava/lang/Object;");
    bool collected = true;
    for (jsize i = 0; i < COUNT; i++) {
        jobject witness = (*jni)->GetObjectArrayElement(jni, witnesses, i);
        jobject referent = (*jni)->CallObjectMethod(jni, witness, get);
        collected = collected && referent == NULL;
        (*jni)->DeleteLocalRef(jni, referent);
        (*jni)->DeleteLocalRef(jni, witness);
    }
    return collected;
}

static int count_freed(void)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += __atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) > 0;
    return count;
}

/* A collector that frees nothing has nothing to report. */
static void await_free(JNIEnv *jni, jobjectArray witnesses)
{
    bool collected = false;
    for (int i = 0; i < 20 && !collected; i++) {
        must(ForceGarbageCollection);
        collected = is_collected(jni, witnesses);
    }
    if (!collected) {
        say("nothing was collected");
        return;
    }
    while (count_freed() < COUNT / 4)
        must(ForceGarbageCollection);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    off(ObjectFree);
    for (int i = 0; i < COUNT; i++)
        if (freed[i] > 0)
            say("object %d: %d", i, freed[i]);
    say("others: %d", strangers);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/ref/WeakReference;")))
        await_free(jni, subject);
    else
        tag_objects(jni, subject);
}

TEST(.target = "heap.graph.Dropped", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
