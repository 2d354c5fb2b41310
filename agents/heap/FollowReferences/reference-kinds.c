/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("FollowReferences reports each reference of an object, an array and a class with its kind.");

/* What these refer to is the class library's business. */
static bool is_of_library(jlong tag)
{
    return tag == tag_named("loader") || tag == tag_named("domain");
}

/* A class's constant pool may name its superclass and interfaces too, and so may fields of class Class.
 * Whether a class has a protection domain is its loader's business. */
HEAP_REFERENCE_CALLBACK(see)
{
    if (referrer_tag == NULL || *referrer_tag == 0 || *tag == 0
        || kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL || is_of_library(*referrer_tag)
        || *tag == tag_named("domain")
        || (kind == JVMTI_HEAP_REFERENCE_FIELD && *referrer_tag != tag_named("node")))
        return JVMTI_VISIT_OBJECTS;
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT)
        say("%s[%d] -> %s", object_name(*referrer_tag), (int)info->array.index, object_name(*tag));
    else
        say("%s %s -> %s", reference_kind(kind), object_name(*referrer_tag), object_name(*tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    name_graph(jni, subject);
    jvmtiError error = ti(FollowReferences, 0, NULL, graph_object("node"), &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
