/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../graph.h"

TITLE("A jvmtiHeapIterationCallback gets the class tag, size, length, tag and user data of the objects.");

static char given[] = "given";

HEAP_ITERATION_CALLBACK(see)
{
    if (*tag > 0 && *tag <= graph_count && strcmp(object_name(*tag), "loader") != 0
        && strcmp(object_name(*tag), "domain") != 0) {
        take_size(*tag, size);
        say("%s: class %s, length %d, user data %s", object_name(*tag), object_name(class_tag),
            (int)length, user_data == given ? given : "another");
    }
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    name_graph(jni, subject);
    for (jlong tag = 1; tag <= graph_count; tag++)
        expect_size(jni, graph_objects[tag], tag);
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, given);
    say("IterateThroughHeap: %s", error_name(error));
    say_wrong_sizes();
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
