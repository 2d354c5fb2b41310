/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../graph.h"

TITLE("A jvmtiHeapReferenceCallback gets the class tags, sizes, lengths and tag pointers of the objects.");

static char given[] = "given";

HEAP_REFERENCE_CALLBACK(see)
{
    if (referrer_tag == NULL || *referrer_tag != tag_named("node") || *tag == 0)
        return JVMTI_VISIT_OBJECTS;
    take_size(*tag, size);
    say("%s -> %s: class %s, referrer's class %s, length %d, user data %s",
        object_name(*referrer_tag), object_name(*tag), object_name(class_tag),
        object_name(referrer_class_tag), (int)length, user_data == given ? given : "another");
    if (tag == referrer_tag)
        say("to itself: one pointer");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    name_graph(jni, subject);
    for (jlong tag = 1; tag <= graph_count; tag++)
        expect_size(jni, graph_objects[tag], tag);
    must(FollowReferences, 0, NULL, graph_object("node"), &callbacks, given);
    say_wrong_sizes();
    say("tag afterwards: %s", object_name(tag_of(graph_object("node"))));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
