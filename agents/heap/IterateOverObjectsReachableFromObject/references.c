/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("IterateOverObjectsReachableFromObject reports each reference once with kind, index and referrer's tag.");

/* The kinds of version 1.0 have none for a superclass, so how it is reported is open. Fields of class
 * Class may refer to other classes. */
OBJECT_REFERENCE_CALLBACK(see)
{
    bool ignored = user_data != NULL && *tag == tag_named("elements");
    bool superclass = kind == JVMTI_REFERENCE_CLASS
                      && (referrer_tag == tag_named("Node") || *tag == tag_named("Object"));
    bool of_class = kind == JVMTI_REFERENCE_FIELD && referrer_tag != tag_named("node");
    if (*tag == 0 || referrer_tag == 0 || superclass || of_class)
        return ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
    if (kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT)
        say("%s %d: %s -> %s, class %s", object_reference_kind(kind), (int)index,
            object_name(referrer_tag), object_name(*tag), object_name(class_tag));
    else if (kind == JVMTI_REFERENCE_CLASS || kind == JVMTI_REFERENCE_INTERFACE)
        say("%s %d: %s -> %s", object_reference_kind(kind), (int)index, object_name(referrer_tag),
            object_name(*tag));
    return ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    set_tag(graph_object("loader"), 0);
    set_tag(graph_object("domain"), 0);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, NULL);
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
    set_tag(graph_object("Node"), 0);
    error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, "ignore");
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
}

TEST(.target = "heap.graph.Graph", .args = LIST("indices"), .probe = observe,
     .needs = {.can_tag_objects = 1});
