/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("Class tag, size, length, tag and user data of the callback are those of the objects.");

static jlong sizes[GRAPH_MAX];

static jint JNICALL see(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    if (*tag > 0 && *tag <= graph_count && strcmp(graph_name(*tag), "loader") != 0
        && strcmp(graph_name(*tag), "domain") != 0)
        say("%s: class %s, length %d, size as asked for %s, user data %s", graph_name(*tag),
            graph_name(class_tag), (int)length, truth(size == sizes[*tag]), (const char *)data);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    graph_tag(jni, subject);
    for (jlong tag = 1; tag <= graph_count; tag++)
        must(GetObjectSize, graph_objects[tag], &sizes[tag]);
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, "given");
    say("IterateThroughHeap: %s", error_name(error));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
