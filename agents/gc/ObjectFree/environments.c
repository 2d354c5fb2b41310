/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("ObjectFree reports the last tag of the object in each environment that enabled it.");

enum { OBJECTS = 40, ENVIRONMENTS = 3 };

static jvmtiEnv *environments[ENVIRONMENTS];
static int freed[ENVIRONMENTS][OBJECTS];
static int strangers[ENVIRONMENTS];

/* Environments differ in the sign and in the upper half of their tags. */
static jlong tag_in(int which, int object)
{
    jlong tag = ((jlong)(which + 1) << 40) + 100 + object;
    return which == 1 ? -tag : tag;
}

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    int which = env == environments[0] ? 0 : env == environments[1] ? 1 : 2;
    for (int i = 0; i < OBJECTS; i++) {
        if (tag == tag_in(which, i)) {
            __atomic_add_fetch(&freed[which][i], 1, __ATOMIC_SEQ_CST);
            return;
        }
    }
    __atomic_add_fetch(&strangers[which], 1, __ATOMIC_SEQ_CST);
}

/* Whether the object is tagged in the end: each third in A, each second in B, all in C. */
static bool is_tagged(int which, int object)
{
    return which == 0 ? object % 3 == 0 : which == 1 ? object % 2 == 0 : true;
}

static int count_freed(int which)
{
    int count = 0;
    for (int i = 0; i < OBJECTS; i++)
        count += __atomic_load_n(&freed[which][i], __ATOMIC_SEQ_CST) > 0;
    return count;
}

/* Every object has other tags before, which are changed or taken away. */
static void make(JNIEnv *jni, jweak *witnesses)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
        for (int j = 0; j < ENVIRONMENTS; j++) {
            must_in(environments[j], SetTag, object, 7);
            must_in(environments[j], SetTag, object, is_tagged(j, i) ? tag_in(j, i) : 0);
        }
        (*jni)->DeleteLocalRef(jni, object);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    static jweak witnesses[OBJECTS];
    environments[0] = assay_env;
    for (int i = 1; i < ENVIRONMENTS; i++) {
        environments[i] = freeing_environment();
        must_in(environments[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    }
    on(ObjectFree, on_free);
    must_in(environments[1], SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    make(jni, witnesses);
    /* A tag that stays: not all tags of an environment are freed. */
    for (int i = 0; i < ENVIRONMENTS; i++)
        must_in(environments[i], SetTag, find_class(jni, "assay/Probe"), 5);
    if (!collect_until_freed(jni, witnesses, OBJECTS)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int i = 0; i < 1000 && (count_freed(0) < 14 || count_freed(1) < 20); i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
    for (int i = 0; i < ENVIRONMENTS; i++) {
        int wrong = 0;
        for (int j = 0; j < OBJECTS; j++)
            wrong += freed[i][j] > (is_tagged(i, j) ? 1 : 0);
        say("%c: freed %d, wrong or more than once %d, of no tag %d", 'A' + i, count_freed(i),
            wrong, strangers[i]);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
