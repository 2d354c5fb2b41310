/* SPDX-License-Identifier: Apache-2.0 */

/* The objects of heap.graph.Graph, by their names. */
#ifndef ASSAY_HEAP_GRAPH_H
#define ASSAY_HEAP_GRAPH_H

#include "heap.h"

static jobject graph_objects[NAMED_MAX]; /* by tag */
static jlong graph_count;                /* tags are 1 to this */

/* Names the objects and keeps local references to them. */
static inline void name_graph(JNIEnv *jni, jobjectArray pairs)
{
    graph_count = (*jni)->GetArrayLength(jni, pairs) / 2;
    name_objects(jni, pairs);
    for (jlong tag = 1; tag <= graph_count; tag++)
        graph_objects[tag] = element(jni, pairs, (jsize)(2 * tag - 1));
}

static inline jobject graph_object(const char *name)
{
    return graph_objects[tag_named(name)];
}

#endif
