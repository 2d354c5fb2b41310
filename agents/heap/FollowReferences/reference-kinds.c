/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("Each reference of an object, an array and a class comes with its kind, and null with none.");

/* What these refer to is the class library's business. */
static bool is_of_library(jlong tag)
{
    return tag == graph_tag_of("loader") || tag == graph_tag_of("domain");
}

/* A class's constant pool may name its superclass and interfaces too. The domain that has a name
 * is Node's: whether other classes have the same is the class loader's business. */
GRAPH_REFERENCE(see)
{
    if (referrer_tag == NULL || *referrer_tag == 0 || *tag == 0
        || kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL || is_of_library(*referrer_tag)
        || (*tag == graph_tag_of("domain") && *referrer_tag != graph_tag_of("Node")))
        return JVMTI_VISIT_OBJECTS;
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        say("%s[%d] -> %s", graph_name(*referrer_tag), (int)info->array.index, graph_name(*tag));
    else
        say("%s %s -> %s", reference_kind(kind), graph_name(*referrer_tag), graph_name(*tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    graph_tag(jni, subject);
    jvmtiError error = ti(FollowReferences, 0, NULL, graph_object("node"), &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
