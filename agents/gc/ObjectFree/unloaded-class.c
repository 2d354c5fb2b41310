/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is posted for a tagged class that is unloaded, and for its class loader.");

enum { CLASS_TAG = 51, LOADER_TAG = 52 };

static atomic_int classes, loaders, others;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    atomic_fetch_add(tag == CLASS_TAG ? &classes : tag == LOADER_TAG ? &loaders : &others, 1);
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
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0; tries < 1000 && (classes == 0 || loaders == 0); tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    say("class %d, loader %d, others %d", classes, loaders, others);
}

TEST(.target = "gc.Unloaded", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
