/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"
#include "../sizes.h"

TITLE("Class tag, size, length, tag and user data of the callback are those of the objects.");

static jint JNICALL see(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    if (*tag > 0 && *tag <= graph_count && strcmp(graph_name(*tag), "loader") != 0
        && strcmp(graph_name(*tag), "domain") != 0) {
        told_size(*tag, size);
        say("%s: class %s, length %d, user data %s", graph_name(*tag), graph_name(class_tag),
            (int)length, (const char *)data);
    }
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    graph_tag(jni, subject);
    for (jlong tag = 1; tag <= graph_count; tag++)
        ask_size(jni, graph_objects[tag], tag);
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks,
                          "given");
    say("IterateThroughHeap: %s", error_name(error));
    say_sizes();
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
