/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Sizes that heap callbacks tell, held against those of GetObjectSize. The estimate may change
 * while the VM runs, so what is told must be the size before the walk or the one after it.
 */
#ifndef ASSAY_HEAP_SIZES_H
#define ASSAY_HEAP_SIZES_H

#include "assay.h"

enum { SIZED_MAX = 5001 };

static struct {
    jweak object;
    jlong before;   /* the walk */
    jlong other;    /* what callbacks told instead, or 0 */
    bool differed;  /* they told more than one other size */
} sized[SIZED_MAX]; /* by tag */

/* Asks for the size of the object whose tag that is. */
static inline void ask_size(JNIEnv *jni, jobject object, jlong tag)
{
    sized[tag].object = (*jni)->NewWeakGlobalRef(jni, object);
    must(GetObjectSize, object, &sized[tag].before);
}

/* For callbacks: notes that they were told that size. */
static inline void told_size(jlong tag, jlong size)
{
    if (size == sized[tag].before)
        return;
    sized[tag].differed |= sized[tag].other != 0 && sized[tag].other != size;
    sized[tag].other = size == 0 ? -1 : size;
}

/* After a walk: whether all sizes told of that object were right. Forgets them. */
static inline bool was_size_right(jlong tag)
{
    jlong now = sized[tag].before;
    if (sized[tag].other != 0)
        must(GetObjectSize, sized[tag].object, &now);
    bool right = !sized[tag].differed && (sized[tag].other == 0 || sized[tag].other == now);
    sized[tag].other = 0;
    sized[tag].differed = false;
    sized[tag].before = now;
    return right;
}

/* After a walk: of how many objects a wrong size was told. Forgets what was told. */
static inline int wrong_sizes(void)
{
    int wrong = 0;
    for (jlong tag = 0; tag < SIZED_MAX; tag++)
        wrong += !was_size_right(tag);
    return wrong;
}

/* The same, in words. */
static inline void say_sizes(void)
{
    say("objects of which a wrong size was told: %d", wrong_sizes());
}

#endif
