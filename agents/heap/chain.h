/* SPDX-License-Identifier: Apache-2.0 */

/* The four objects of heap.filters.Chain, each of which refers to the next. */
#ifndef ASSAY_HEAP_CHAIN_H
#define ASSAY_HEAP_CHAIN_H

#include "heap.h"

/* For NAME_BY_TAG. */
static const char *const chain[5] = {"none", "first", "second", "third", "fourth"};

/* Tags the objects of the chain that begins with `first` from 1 to 4. */
static inline void tag_chain(JNIEnv *jni, jobject first)
{
    set_tag(first, 1);
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    set_tag(second, 2);
    jobject third = object_field(jni, second, "next", "Lheap/filters/Chain$Third;");
    set_tag(third, 3);
    set_tag(object_field(jni, third, "next", "Lheap/filters/Chain$Fourth;"), 4);
}

#endif
