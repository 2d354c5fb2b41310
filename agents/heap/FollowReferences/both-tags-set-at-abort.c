/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../graph.h"

TITLE("A callback that ends the walk sets, changes or clears the tags of referrer and referree.");

static jvmtiHeapReferenceKind wanted;
static jlong written;
static bool ended;

HEAP_REFERENCE_CALLBACK(write)
{
    if (ended || kind != wanted)
        return 0;
    *referrer_tag = written;
    *tag = -written;
    ended = true;
    return JVMTI_VISIT_ABORT;
}

/* Only references to things are reported, and all of that kind lead to the referree. */
static void walk(const char *what, jvmtiHeapReferenceKind kind, jobject referrer, jobject referree)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = write};
    static const struct {
        const char *text;
        jlong before, after;
    } changes[] = {{"set", 0, WIDE_TAG}, {"changed", 1, WIDE_TAG}, {"cleared", 1, 0}};
    wanted = kind;
    for (int i = 0; i < 3; i++) {
        ended = false;
        written = changes[i].after;
        set_tag(referrer, changes[i].before);
        set_tag(referree, changes[i].before);
        jvmtiError error = ti(FollowReferences, 0, graph_object("Thing"), referrer, &callbacks,
                              NULL);
        say("%s, tags %s: %s, referrer %s, referree %s", what, changes[i].text, error_name(error),
            written_tag(tag_of(referrer)), written_tag(tag_of(referree)));
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    jobject next = graph_object("next");
    walk("a field", JVMTI_HEAP_REFERENCE_FIELD, graph_object("node"), next);
    walk("an element", JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT, graph_object("elements"), next);
    walk("a static field", JVMTI_HEAP_REFERENCE_STATIC_FIELD, graph_object("Node"),
         graph_object("common"));
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
