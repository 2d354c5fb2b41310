/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "heap.h"
#include "threads.h"

TITLE("ObjectFree is posted for each of seventy thousand objects that are freed at once.");

enum { COUNT = 70000, WITNESSES = 700, FIRST_TAG = 100 };

/* Of each hundredth object: a JVM may limit the number of references. */
static jweak witnesses[WITNESSES];
static int freed[COUNT];
static int strangers;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool ours = tag >= FIRST_TAG && tag < FIRST_TAG + COUNT;
    __atomic_add_fetch(ours ? &freed[tag - FIRST_TAG] : &strangers, 1, __ATOMIC_SEQ_CST);
}

static int count_freed(int least)
{
    int count = 0;
    for (int i = 0; i < COUNT; i++)
        count += __atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) >= least;
    return count;
}

/* How many were reported or are still there: not every object has to be freed. */
static int count_accounted_for(void)
{
    jlong *tags = malloc(sizeof *tags * COUNT);
    jint asked = 0, kept = 0;
    if (tags == NULL)
        broken("there is no memory");
    for (int i = 0; i < COUNT; i++)
        if (__atomic_load_n(&freed[i], __ATOMIC_SEQ_CST) == 0)
            tags[asked++] = FIRST_TAG + i;
    if (asked > 0)
        must(GetObjectsWithTags, asked, tags, &kept, NULL, NULL);
    free(tags);
    return COUNT - asked + kept;
}

static void tag_and_drop(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Object");
    for (int i = 0; i < COUNT; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, FIRST_TAG + i);
        if (i % (COUNT / WITNESSES) == 0)
            witnesses[i / (COUNT / WITNESSES)] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ObjectFree, on_free);
    tag_and_drop(jni);
    if (!collect_until_freed(jni, witnesses, WITNESSES)) {
        say("not everything was collected");
        return;
    }
    /* Reports may come later than the collection, from a thread that must get its turn. */
    for (int tries = 0; tries < 1000 && count_freed(1) < COUNT; tries++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    int accounted_for = count_accounted_for();
    say("reported or still there: %d, more than once: %d, others: %d", accounted_for,
        count_freed(2), strangers);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
