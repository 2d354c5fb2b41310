/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("Each reference reachable from the object comes once, with kind, index and referrer's tag.");

static const char *kind_name(jvmtiObjectReferenceKind kind)
{
    static const char *const names[] = {[JVMTI_REFERENCE_CLASS] = "CLASS",
                                        [JVMTI_REFERENCE_FIELD] = "FIELD",
                                        [JVMTI_REFERENCE_ARRAY_ELEMENT] = "ARRAY_ELEMENT",
                                        [JVMTI_REFERENCE_INTERFACE] = "INTERFACE",
                                        [JVMTI_REFERENCE_STATIC_FIELD] = "STATIC_FIELD"};
    return names[kind];
}

/* The kinds of version 1.0 have none for a superclass, so how it is reported is open. */
static jvmtiIterationControl JNICALL see(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size,
                                         jlong *tag, jlong referrer_tag, jint index, void *data)
{
    bool superclass = kind == JVMTI_REFERENCE_CLASS
                      && (referrer_tag == graph_tag_of("Node") || *tag == graph_tag_of("Object"));
    if (*tag == 0 || referrer_tag == 0 || superclass)
        return JVMTI_ITERATION_CONTINUE;
    if (kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT)
        say("%s %d: %s -> %s, class %s", kind_name(kind), (int)index, graph_name(referrer_tag),
            graph_name(*tag), graph_name(class_tag));
    else if (kind == JVMTI_REFERENCE_CLASS || kind == JVMTI_REFERENCE_INTERFACE)
        say("%s %d: %s -> %s", kind_name(kind), (int)index, graph_name(referrer_tag),
            graph_name(*tag));
    return data != NULL && *tag == graph_tag_of("elements") ? JVMTI_ITERATION_IGNORE
                                                            : JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    graph_tag(jni, subject);
    set_tag(graph_object("loader"), 0);
    set_tag(graph_object("domain"), 0);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, NULL);
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
    set_tag(graph_object("Node"), 0);
    error = ti(IterateOverObjectsReachableFromObject, graph_object("node"), see, "ignore");
    say("IterateOverObjectsReachableFromObject: %s", error_name(error));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
