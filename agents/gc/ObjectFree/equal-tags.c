/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "heap.h"

TITLE("ObjectFree is posted for each of a hundred objects that have the same tag.");

enum { COUNT = 100, TAG = 7 };

static jweak witnesses[COUNT];
static atomic_int freed, strangers;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    atomic_fetch_add(tag == TAG ? &freed : &strangers, 1);
}

static void tag_and_drop(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, TAG);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ObjectFree, on_free);
    tag_and_drop(jni);
    if (!collect_until_freed(jni, witnesses, COUNT)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection. */
    for (int tries = 0; tries < 1000 && freed < COUNT; tries++)
        must(ForceGarbageCollection);
    say("reported: %d, others: %d", freed, strangers);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
