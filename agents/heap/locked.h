/* SPDX-License-Identifier: Apache-2.0 */

/* The things of heap.graph.Locked, to each of which a walk gives a tag of its own. */
#ifndef ASSAY_HEAP_LOCKED_H
#define ASSAY_HEAP_LOCKED_H

#include "heap.h"

enum { LOCKED_THINGS = 8 };

static jlong base; /* the tags of the last walk are base + 1 to base + 8 */

static inline bool is_of_walk(jlong tag)
{
    return tag > base && tag <= base + LOCKED_THINGS;
}

/* Says how many things have kept their tag since the last walk; the next one gives others. The
 * last thing is owned from here to `end_walk`. */
static inline void begin_walk(JNIEnv *jni, jobject things)
{
    int kept = 0;
    for (jsize i = 0; i < LOCKED_THINGS; i++)
        kept += is_of_walk(tag_of(element(jni, things, i)));
    if (base > 0)
        say("tags kept: %d", kept);
    base += 100;
    if ((*jni)->MonitorEnter(jni, element(jni, things, LOCKED_THINGS - 1)) != JNI_OK)
        broken("MonitorEnter failed");
}

/* Says how many things have a tag that no other has, and how many of them it finds. */
static inline void end_walk(JNIEnv *jni, jobject things, const char *walk, jvmtiError error)
{
    jlong tags[LOCKED_THINGS], *results = NULL;
    jobject *found = NULL;
    jint count = 0;
    int tagged = 0, right = 0;
    bool is_given[LOCKED_THINGS] = {false};
    jint owned = (*jni)->MonitorExit(jni, element(jni, things, LOCKED_THINGS - 1));
    for (jsize i = 0; i < LOCKED_THINGS; i++) {
        jlong tag = tag_of(element(jni, things, i));
        if (is_of_walk(tag) && !is_given[tag - base - 1]) {
            is_given[tag - base - 1] = true;
            tagged++;
        }
        tags[i] = base + 1 + i;
    }
    must(GetObjectsWithTags, LOCKED_THINGS, tags, &count, &found, &results);
    for (jint i = 0; i < count; i++)
        for (jsize j = 0; j < LOCKED_THINGS; j++) {
            jobject thing = element(jni, things, j);
            right += (*jni)->IsSameObject(jni, found[i], thing) && tag_of(thing) == results[i];
        }
    say("%s: %s, tagged %d, found %d, of them right %d", walk, error_name(error), tagged,
        (int)count, right);
    say("owned till the end of the walk: %s", truth(owned == JNI_OK));
    release(found);
    release(results);
}

#endif
