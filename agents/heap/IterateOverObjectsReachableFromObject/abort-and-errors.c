/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverObjectsReachableFromObject stops at ITERATION_ABORT and refuses null arguments.");

static int calls;

OBJECT_REFERENCE_CALLBACK(stop)
{
    calls++;
    return JVMTI_ITERATION_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    jobject node = graph_object("node");
    jvmtiError error = is_case("abort")
                           ? ti(IterateOverObjectsReachableFromObject, node, stop, NULL)
                       : is_case("null-object")
                           ? ti(IterateOverObjectsReachableFromObject, NULL, stop, NULL)
                           : ti(IterateOverObjectsReachableFromObject, node, NULL, NULL);
    say("IterateOverObjectsReachableFromObject: %s, %d calls", error_name(error), calls);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("abort", "null-object", "null-callback"));
