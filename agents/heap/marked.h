/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.filters.States and heap.filters.Arrays, by their markers and their tags. */
#ifndef ASSAY_HEAP_MARKED_H
#define ASSAY_HEAP_MARKED_H

#include "heap.h"

/* The states in which an untagged object has been recorded; a test clears it before each walk. */
static bool untagged_recorded[4];

/* Records the state whose marker an object has, if its tags are those of this state. The value of a
 * marker may occur elsewhere, in copies of the constants or of the arrays: such an object has no tag, so
 * of untagged ones a walk records one. */
static inline void record_marked(jlong marker, jlong class_tag, const jlong *tag)
{
    if (tag == NULL)
        return;
    int state = (*tag != 0 ? 0 : 1) + (class_tag != 0 ? 0 : 2);
    if (marked_state(marker) != tag_state_names[state] || untagged_recorded[state])
        return;
    untagged_recorded[state] = *tag == 0;
    record("%s", tag_state_names[state]);
}

/* The same for an array. */
static inline void record_marked_array(jlong class_tag, const jlong *tag, jint length,
                                       jvmtiPrimitiveType type, const void *elements)
{
    jint narrow = 0;
    jlong marker = 0;
    if (elements != NULL && length == 1 && type == JVMTI_PRIMITIVE_TYPE_INT) {
        memcpy(&narrow, elements, sizeof narrow);
        marker = narrow;
    }
    if (elements != NULL && length == 1 && type == JVMTI_PRIMITIVE_TYPE_LONG)
        memcpy(&marker, elements, sizeof marker);
    record_marked(marker, class_tag, tag);
}

#endif
