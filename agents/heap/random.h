/* SPDX-License-Identifier: Apache-2.0 */

/* The graphs of heap.graph.Random: references as Java sees them, and as a walk reports them. */
#ifndef ASSAY_HEAP_RANDOM_H
#define ASSAY_HEAP_RANDOM_H

#include <stdlib.h>

#include "heap.h"

enum { EDGES_MAX = 60000, OBJECTS_MAX = 5000 };

struct edge {
    jint from, index, to;
};

static struct edge expected_edges[EDGES_MAX + 1], reported_edges[EDGES_MAX + 1];
static int expected_count, reported_count;
static bool is_reachable[OBJECTS_MAX + 1]; /* by tag, which is the place counted from 1 */
static int times[OBJECTS_MAX + 1];
static jsize object_count, reachable_count;

static inline bool is_ours(jlong tag)
{
    return tag > 0 && tag <= object_count;
}

/* Records that a walk reported an element or a field of the object with the tag `from`. */
static inline void report_edge(jlong from, jint index, jlong to)
{
    if (reported_count < EDGES_MAX)
        reported_edges[reported_count++] = (struct edge){(jint)from - 1, index, (jint)to - 1};
    else
        differs("references: expected %d, actual more than %d", expected_count, EDGES_MAX);
}

static inline int compare_edges(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct edge));
}

/* Learns the graph, tags its objects, and returns the first. */
static inline jobject learn_graph(JNIEnv *jni, jobject graph)
{
    jobjectArray objects = element(jni, graph, 0);
    jintArray reachable = element(jni, graph, 1);
    jintArray edges = element(jni, graph, 2);
    object_count = (*jni)->GetArrayLength(jni, objects);
    reachable_count = (*jni)->GetArrayLength(jni, reachable);
    expected_count = (*jni)->GetArrayLength(jni, edges) / 3;
    if (object_count > OBJECTS_MAX || expected_count > EDGES_MAX)
        broken("the graph is too large");
    (*jni)->GetIntArrayRegion(jni, edges, 0, 3 * expected_count, (jint *)expected_edges);
    memset(is_reachable, 0, sizeof is_reachable);
    memset(times, 0, sizeof times);
    for (jsize i = 0; i < reachable_count; i++) {
        jint place = 0;
        (*jni)->GetIntArrayRegion(jni, reachable, i, 1, &place);
        is_reachable[place + 1] = true;
    }
    for (jsize i = 0; i < object_count; i++) {
        jobject object = element(jni, objects, i);
        set_tag(object, i + 1);
        (*jni)->DeleteLocalRef(jni, object);
    }
    reported_count = 0;
    return element(jni, objects, 0);
}

/* Compares the two lists. An object has one reference of an index, so what differs is either an
 * object that is not reported there or one that is not expected there. */
static inline void compare_edge_lists(void)
{
    int i = 0, j = 0;
    qsort(expected_edges, (size_t)expected_count, sizeof(struct edge), compare_edges);
    qsort(reported_edges, (size_t)reported_count, sizeof(struct edge), compare_edges);
    while (i < expected_count || j < reported_count) {
        const struct edge *expected = &expected_edges[i], *reported = &reported_edges[j];
        int order = i == expected_count   ? 1
                    : j == reported_count ? -1
                                          : compare_edges(expected, reported);
        if (order < 0)
            differs("object %d, index %d: expected object %d, actual none or another",
                    expected->from, expected->index, expected->to);
        if (order > 0)
            differs("object %d, index %d: expected no further object, actual object %d",
                    reported->from, reported->index, reported->to);
        i += order <= 0;
        j += order >= 0;
    }
}

/* Says the error, whether the graph is large, and the first difference of all that were recorded. */
static inline void say_comparison(const char *function, jvmtiError error)
{
    say("%s: %s, thousands of references: %s", function, error_name(error),
        truth(expected_count > 2000));
    say_first_difference();
}

#endif
