/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"
#include "../sizes.h"

TITLE("Class tags, sizes, lengths and tag pointers of the callback are those of the objects.");

GRAPH_REFERENCE(see)
{
    if (referrer_tag == NULL || *referrer_tag != graph_tag_of("node") || *tag == 0)
        return JVMTI_VISIT_OBJECTS;
    told_size(*tag, size);
    say("%s -> %s: class %s, referrer's class %s, length %d, user data %s",
        graph_name(*referrer_tag), graph_name(*tag), graph_name(class_tag),
        graph_name(referrer_class_tag), (int)length, (const char *)data);
    if (tag == referrer_tag)
        say("to itself: one pointer");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    graph_tag(jni, subject);
    for (jlong tag = 1; tag <= graph_count; tag++)
        ask_size(jni, graph_objects[tag], tag);
    must(FollowReferences, 0, NULL, graph_object("node"), &callbacks, "given");
    say_sizes();
    say("tag afterwards: %s", graph_name(tag_of(graph_object("node"))));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
