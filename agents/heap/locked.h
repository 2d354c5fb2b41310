/* SPDX-License-Identifier: Apache-2.0 */

/* The things of heap.graph.Locked, to each of which a walk gives a tag of its own. */
#ifndef ASSAY_HEAP_LOCKED_H
#define ASSAY_HEAP_LOCKED_H

#include "heap.h"
#include "monitors.h"

enum { LOCKED_THINGS = 8 };

static jlong base; /* the tags of the last walk are base + 1 to base + 8 */

static inline bool is_of_walk(jlong tag)
{
    return tag > base && tag <= base + LOCKED_THINGS;
}

/* Compares the tags of the things with those of the last walk; the next one gives others. The
 * last thing is owned from here to `end_walk`. */
static inline void begin_walk(JNIEnv *jni, jobject things)
{
    for (jsize i = 0; i < LOCKED_THINGS && base > 0; i++)
        if (!is_of_walk(tag_of(element(jni, things, i))))
            differs("tag of thing %d after a walk: expected %d to %d, actual %d", (int)i,
                    (int)base + 1, (int)base + LOCKED_THINGS, (int)tag_of(element(jni, things, i)));
    if (base > 0) {
        say("tags kept");
        say_first_difference();
    }
    base += 100;
    enter_by_jni(jni, element(jni, things, LOCKED_THINGS - 1));
}

/* Compares the tags of the things with those that their indices in the array give. */
static inline void compare_with_indices(JNIEnv *jni, jobject things)
{
    for (jsize i = 0; i < LOCKED_THINGS; i++)
        if (tag_of(element(jni, things, i)) != base + 1 + i)
            differs("tag of thing %d by its index: expected %d, actual %d", (int)i,
                    (int)base + 1 + i, (int)tag_of(element(jni, things, i)));
}

/* Compares the tags of the things, which no two may share, and the objects that are found by them. */
static inline void end_walk(JNIEnv *jni, jobject things, const char *walk, jvmtiError error)
{
    jlong tags[LOCKED_THINGS], *results = NULL;
    jobject *found = NULL;
    jint count = 0;
    bool is_given[LOCKED_THINGS] = {false};
    jint owned = (*jni)->MonitorExit(jni, element(jni, things, LOCKED_THINGS - 1));
    for (jsize i = 0; i < LOCKED_THINGS; i++) {
        jlong tag = tag_of(element(jni, things, i));
        if (is_of_walk(tag) && !is_given[tag - base - 1])
            is_given[tag - base - 1] = true;
        else
            differs("tag of thing %d: expected one of its own from %d to %d, actual %d", (int)i,
                    (int)base + 1, (int)base + LOCKED_THINGS, (int)tag);
        tags[i] = base + 1 + i;
    }
    must(GetObjectsWithTags, LOCKED_THINGS, tags, &count, &found, &results);
    for (jint i = 0; i < readable(results, readable(found, count)); i++) {
        bool right = false;
        for (jsize j = 0; j < LOCKED_THINGS; j++) {
            jobject thing = element(jni, things, j);
            right |= (*jni)->IsSameObject(jni, found[i], thing) && tag_of(thing) == results[i];
        }
        if (!right)
            differs("object found by the tag %d: expected the thing that has it, actual another",
                    (int)results[i]);
    }
    say("%s: %s, found %d", walk, error_name(error), (int)count);
    say_first_difference();
    say("owned till the end of the walk: %s", truth(owned == JNI_OK));
    release(found);
    release(results);
}

#endif
