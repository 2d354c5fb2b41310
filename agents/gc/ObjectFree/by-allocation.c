/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is posted for objects that collections caused by allocation free.");

enum { COUNT = 200, FIRST_TAG = 100, ARRAYS_MOST = 20000 };

static jweak witnesses[COUNT];
static int freed[COUNT]; /* by tag - FIRST_TAG */
static int strangers;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool is_ours = tag >= FIRST_TAG && tag < FIRST_TAG + COUNT;
    __atomic_add_fetch(is_ours ? &freed[tag - FIRST_TAG] : &strangers, 1, __ATOMIC_SEQ_CST);
}

static int count_freed(int least)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += __atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) >= least;
    return count;
}

/* False where the heap is full, since nothing is freed. */
static bool allocate(JNIEnv *jni)
{
    for (int i = 0; i < 100 && !(*jni)->ExceptionCheck(jni); i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewByteArray(jni, 50000));
    bool is_full = (*jni)->ExceptionCheck(jni);
    (*jni)->ExceptionClear(jni);
    return !is_full;
}

static bool are_cleared(JNIEnv *jni)
{
    int there = 0;
    for (int i = 0; i < COUNT; i++) {
        jobject witness = (*jni)->NewLocalRef(jni, witnesses[i]);
        there += witness != NULL;
        (*jni)->DeleteLocalRef(jni, witness);
    }
    return there == 0;
}

/* Reports may come later than the collection, from a thread that must get its turn. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    bool cleared = false;
    on(ObjectFree, on_free);
    for (int i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, FIRST_TAG + i);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    for (int made = 0; made < ARRAYS_MOST && !cleared && allocate(jni); made += 100)
        cleared = are_cleared(jni);
    for (int tries = 0; tries < 300 && cleared && count_freed(1) < COUNT; tries++) {
        allocate(jni);
        give_others_time();
    }
    off(ObjectFree);
    if (cleared)
        say("reported: %d, more than once: %d, others: %d", count_freed(1), count_freed(2),
            strangers);
    else
        say("not everything was collected");
}

TEST(.probe = observe, .vm_args = LIST("-Xmn4m"),
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
