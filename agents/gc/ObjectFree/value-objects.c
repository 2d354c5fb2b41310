/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is not posted for tagged value objects, unlike those with identity.");

enum { COUNT = 50, VALUES = 1, IDENTITIES = 2 };

static jweak witnesses[COUNT];
static int freed[3]; /* by tag */

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(&freed[tag == VALUES || tag == IDENTITIES ? tag : 0], 1, __ATOMIC_SEQ_CST);
}

static void make(JNIEnv *jni, jclass value)
{
    jmethodID constructor = method_id(jni, value, "<init>", "(II)V");
    jclass identity = find_class(jni, "classfile/Values");
    for (jint i = 0; i < COUNT; i++) {
        jobject made = (*jni)->NewObject(jni, value, constructor, i, i);
        set_tag(made, VALUES);
        (*jni)->DeleteLocalRef(jni, made);
        made = (*jni)->AllocObject(jni, identity);
        set_tag(made, IDENTITIES);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, made);
        (*jni)->DeleteLocalRef(jni, made);
    }
}

static void observe(JNIEnv *jni, jobject value)
{
    on(ObjectFree, on_free);
    make(jni, value);
    if (!collect_until_freed(jni, witnesses, COUNT)) {
        say("nothing was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0;
         tries < 1000 && __atomic_load_n(&freed[IDENTITIES], __ATOMIC_SEQ_CST) < COUNT; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    must(ForceGarbageCollection);
    off(ObjectFree);
    say("with identity: %d, values: %d, others: %d", freed[IDENTITIES], freed[VALUES], freed[0]);
}

TEST(.target = "classfile.Values", .args = LIST("class"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
