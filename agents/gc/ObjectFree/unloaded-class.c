/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ObjectFree is posted for a tagged class that is unloaded, and for its class loader.");

enum { CLASS_TAG = 51, LOADER_TAG = 52 };

static int classes, loaders, others;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(tag == CLASS_TAG    ? &classes
                       : tag == LOADER_TAG ? &loaders
                                           : &others,
                       1, __ATOMIC_SEQ_CST);
}

static void observe(JNIEnv *jni, jobject pair)
{
    static jweak witnesses[2];
    if (pair != NULL) {
        on(ObjectFree, on_free);
        for (int i = 0; i < 2; i++) {
            jobject object = (*jni)->GetObjectArrayElement(jni, pair, i);
            set_tag(object, CLASS_TAG + i);
            witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        }
        return;
    }
    if (!collect_until_freed(jni, witnesses, 2)) {
        say("nothing was collected");
        return;
    }
    while (__atomic_load_n(&classes, __ATOMIC_SEQ_CST) == 0
           || __atomic_load_n(&loaders, __ATOMIC_SEQ_CST) == 0)
        must(ForceGarbageCollection);
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say("class %d, loader %d, others %d", classes, loaders, others);
}

TEST(.target = "gc.Unloaded", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
