/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of whole graphs share. The target heap.graph.Graph hands the probe an
 * array of names and objects in turn; each object gets a tag, by which it is named.
 */
#ifndef ASSAY_HEAP_GRAPH_H
#define ASSAY_HEAP_GRAPH_H

#include "assay.h"

enum { GRAPH_MAX = 32 };

static char graph_names[GRAPH_MAX][32]; /* by tag */
static jobject graph_objects[GRAPH_MAX];
static jlong graph_count; /* tags are 1 to this */

/* Name of a tagged object; "untagged" or "unknown" for others. */
static inline const char *graph_name(jlong tag)
{
    return tag == 0 ? "untagged" : tag > 0 && tag <= graph_count ? graph_names[tag] : "unknown";
}

static inline void graph_tag(JNIEnv *jni, jobjectArray array)
{
    graph_count = (*jni)->GetArrayLength(jni, array) / 2;
    for (jlong tag = 1; tag <= graph_count; tag++) {
        jstring name = (*jni)->GetObjectArrayElement(jni, array, (jsize)(2 * tag - 2));
        jobject object = (*jni)->GetObjectArrayElement(jni, array, (jsize)(2 * tag - 1));
        (*jni)->GetStringUTFRegion(jni, name, 0, (*jni)->GetStringLength(jni, name),
                                   graph_names[tag]);
        graph_objects[tag] = object;
        set_tag(object, tag);
    }
}

static inline jlong graph_tag_of(const char *name)
{
    for (jlong tag = 1; tag <= graph_count; tag++)
        if (strcmp(graph_names[tag], name) == 0)
            return tag;
    broken("the target names no object '%s'", name);
}

static inline jobject graph_object(const char *name)
{
    return graph_objects[graph_tag_of(name)];
}

/* A heap reference callback with its parameters. */
#define GRAPH_REFERENCE(NAME)                                                                      \
    static jint JNICALL NAME(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,      \
                             jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,    \
                             jlong *referrer_tag, jint length, void *data)

#endif
