/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of the heap functions of version 1.0 share: the objects of
 * heap.graph.ThingsAndSpecials, of which the first and the fourth get tags, and a callback that
 * counts those of the two classes.
 */
#ifndef ASSAY_HEAP_THINGS_AND_SPECIALS_H
#define ASSAY_HEAP_THINGS_AND_SPECIALS_H

#include "heap.h"

enum { THING_CLASS = 101, SPECIAL_CLASS = 102, TAGGED_THING = 11, TAGGED_SPECIAL = 12 };

struct things_seen {
    int things, specials; /* by class */
    int tagged;           /* of these */
    int calls;
    jvmtiIterationControl answer;
};

static struct things_seen seen;

static inline void things_tag(JNIEnv *jni, jobjectArray array)
{
    jobject thing = (*jni)->GetObjectArrayElement(jni, array, 0);
    jobject special = (*jni)->GetObjectArrayElement(jni, array, 3);
    set_tag(thing, TAGGED_THING);
    set_tag(special, TAGGED_SPECIAL);
    set_tag((*jni)->GetObjectArrayElement(jni, array, 5), THING_CLASS);
    set_tag((*jni)->GetObjectArrayElement(jni, array, 6), SPECIAL_CLASS);
    expect_size(jni, thing, TAGGED_THING);
    expect_size(jni, special, TAGGED_SPECIAL);
}

static inline jvmtiIterationControl JNICALL things_see(jlong class_tag, jlong size, jlong *tag,
                                                       void *data)
{
    struct things_seen *counts = data;
    counts->calls++;
    if (class_tag == THING_CLASS || class_tag == SPECIAL_CLASS) {
        bool thing = class_tag == THING_CLASS;
        bool tagged = *tag == (thing ? TAGGED_THING : TAGGED_SPECIAL);
        counts->things += thing;
        counts->specials += !thing;
        counts->tagged += tagged;
        if (tagged)
            take_size(*tag, size);
    }
    return counts->answer;
}

static inline void things_begin(jvmtiIterationControl answer)
{
    seen.things = seen.specials = seen.tagged = seen.calls = 0;
    seen.answer = answer;
}

static inline void things_say(const char *what, jvmtiError error)
{
    say("%s: %s, %d things, %d special, %d of them tagged, %d of a wrong size", what,
        error_name(error), seen.things, seen.specials, seen.tagged, wrong_sizes());
}

#endif
