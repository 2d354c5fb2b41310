/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The objects of heap.graph.ThingsAndSpecials, of which the first and the fourth get tags, and a
 * callback of the heap functions of version 1.0 that records those of the two classes.
 */
#ifndef ASSAY_HEAP_THINGS_AND_SPECIALS_H
#define ASSAY_HEAP_THINGS_AND_SPECIALS_H

#include "heap.h"

enum { THING_CLASS = 101, SPECIAL_CLASS = 102, TAGGED_THING = 11, TAGGED_SPECIAL = 12 };

static int calls;
static jvmtiIterationControl answer;

/* Tags the objects; the callback will answer that the walk is to continue. */
static inline void tag_things(JNIEnv *jni, jobjectArray array)
{
    answer = JVMTI_ITERATION_CONTINUE;
    jobject thing = element(jni, array, 0);
    jobject special = element(jni, array, 3);
    set_tag(thing, TAGGED_THING);
    set_tag(special, TAGGED_SPECIAL);
    set_tag(element(jni, array, 5), THING_CLASS);
    set_tag(element(jni, array, 6), SPECIAL_CLASS);
    expect_size(jni, thing, TAGGED_THING);
    expect_size(jni, special, TAGGED_SPECIAL);
}

/* Records "thing" or "special" for an object of these classes, or "tagged-thing" and so on if it
 * has its tag, and takes its size. Counts all calls. User data is the answer. */
static inline jvmtiIterationControl JNICALL record_thing(jlong class_tag, jlong size, jlong *tag,
                                                         void *user_data)
{
    if (tag == NULL)
        return refuse_null();
    calls++;
    if (class_tag == THING_CLASS || class_tag == SPECIAL_CLASS) {
        bool is_thing = class_tag == THING_CLASS;
        bool is_tagged = *tag == (is_thing ? TAGGED_THING : TAGGED_SPECIAL);
        record("%s%s",
               is_tagged   ? "tagged-"
               : *tag != 0 ? "wrongly-tagged-"
                           : "",
               is_thing ? "thing" : "special");
        if (is_tagged)
            take_size(*tag, size);
    }
    return *(const jvmtiIterationControl *)own_data(user_data);
}

static inline void say_things(const char *what, jvmtiError error)
{
    say_walk_in_one_line(error, "%s", what);
    say_wrong_sizes();
}

#endif
