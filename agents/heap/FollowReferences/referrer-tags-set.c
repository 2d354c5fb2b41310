/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../graph.h"

TITLE("A callback sets, changes and clears the referrer's tag through referrer_tag_ptr.");

static jvmtiHeapReferenceKind wanted;
static bool is_by_referree;
static jlong written;

HEAP_REFERENCE_CALLBACK(write)
{
    if (kind == wanted && referrer_tag != NULL)
        *(is_by_referree ? tag : referrer_tag) = written;
    return 0;
}

/* The walk begins with the referrer, and only referrees of klass are reported. */
static void walk(const char *what, const char *referrer, const char *klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = write};
    static const struct {
        const char *text;
        jlong before, after;
    } changes[] = {{"had none, gets one", 0, WIDE_TAG},
                   {"had one, gets another", 1, -WIDE_TAG},
                   {"had one, loses it", 1, 0}};
    for (int i = 0; i < 3; i++) {
        jobject object = graph_object(referrer);
        set_tag(object, changes[i].before);
        written = changes[i].after;
        must(FollowReferences, 0, graph_object(klass), object, &callbacks, NULL);
        say("%s, %s: %s", what, changes[i].text, written_tag(tag_of(object)));
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    wanted = JVMTI_HEAP_REFERENCE_FIELD;
    walk("by a field", "node", "Thing");
    wanted = JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT;
    walk("by an element", "elements", "Thing");
    wanted = JVMTI_HEAP_REFERENCE_STATIC_FIELD;
    walk("by a static field", "Node", "Thing");
    wanted = JVMTI_HEAP_REFERENCE_FIELD;
    walk("by itself", "node", "Node");
    is_by_referree = true;
    walk("by itself as referree", "node", "Node");
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
