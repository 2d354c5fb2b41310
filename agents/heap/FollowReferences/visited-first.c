/* SPDX-License-Identifier: Apache-2.0 */
#include "../graph.h"

TITLE("FollowReferences reports an object's references after visiting it, and only with VISIT_OBJECTS.");

static bool visited[NAMED_MAX];
static bool early;
static int from_elements;

HEAP_REFERENCE_CALLBACK(see)
{
    bool named = referrer_tag != NULL && *referrer_tag > 0 && *referrer_tag <= graph_count;
    /* A JVM may go from a class to its superclass Object without a report. */
    if (named && !visited[*referrer_tag] && *referrer_tag != tag_named("Object"))
        early = true;
    if (named && *referrer_tag == tag_named("elements"))
        from_elements++;
    if (*tag > 0 && *tag <= graph_count)
        visited[*tag] = true;
    return *tag == tag_named("elements") && user_data != NULL ? 0 : JVMTI_VISIT_OBJECTS;
}

static void walk(const char *how, void *data)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    memset(visited, 0, sizeof visited);
    visited[tag_named("node")] = true;
    early = false;
    from_elements = 0;
    must(FollowReferences, 0, NULL, graph_object("node"), &callbacks, data);
    say("%s: before its referrer was visited %s, references of the array %d", how, truth(early),
        from_elements);
}

static void observe(JNIEnv *jni, jobject subject)
{
    name_graph(jni, subject);
    walk("followed", NULL);
    walk("not followed", &early);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
