/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is posted once for freed objects, strings, threads and arrays of all sizes.");

static const char *const sorts[] = {
    "plain object",
    "string",
    "array without elements",
    "array of longs",
    "large array of bytes",
    "large array of objects",
    "array of arrays",
    "exception",
    "thread that was not started",
};
enum { SORTS = sizeof sorts / sizeof sorts[0], LARGE = 1 << 20, FIRST_TAG = 100 };

static jweak witnesses[SORTS];
static int freed[SORTS]; /* by tag - FIRST_TAG */
static int reports, others;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool is_ours = tag >= FIRST_TAG && tag < FIRST_TAG + SORTS;
    __atomic_add_fetch(is_ours ? &freed[tag - FIRST_TAG] : &others, 1, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&reports, 1, __ATOMIC_SEQ_CST);
}

/* In the order of their names, each in one local reference. */
static void make(JNIEnv *jni)
{
    jclass object = find_class(jni, "java/lang/Object");
    jobject made[SORTS] = {
        (*jni)->AllocObject(jni, object),
        (*jni)->NewStringUTF(jni, "a string of the test"),
        (*jni)->NewIntArray(jni, 0),
        (*jni)->NewLongArray(jni, 3),
        (*jni)->NewByteArray(jni, 4 * LARGE),
        (*jni)->NewObjectArray(jni, LARGE, object, NULL),
        (*jni)->NewObjectArray(jni, 2, find_class(jni, "[I"), NULL),
        (*jni)->AllocObject(jni, find_class(jni, "java/lang/IllegalStateException")),
        new_thread(jni, "not started"),
    };
    no_exception(jni);
    for (int i = 0; i < SORTS; i++) {
        set_tag(made[i], FIRST_TAG + i);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, made[i]);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ObjectFree, on_free);
    (*jni)->PushLocalFrame(jni, 32);
    make(jni);
    (*jni)->PopLocalFrame(jni, NULL);
    if (!collect_until_freed(jni, witnesses, SORTS)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int i = 0; i < 1000 && __atomic_load_n(&reports, __ATOMIC_SEQ_CST) < SORTS; i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    must(ForceGarbageCollection);
    off(ObjectFree);
    for (int i = 0; i < SORTS; i++)
        say("%s: %d", sorts[i], freed[i]);
    say("others: %d", others);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
