/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverReachableObjects reports every object before it reports it as a referrer.");

enum { NODE = 1 }; /* the tag of the first name */

static jlong count;
static bool reported[NAMED_MAX], reached[NAMED_MAX]; /* the latter by a reference at first */
static int early, references;

static bool is_of_graph(jlong tag)
{
    return tag > 0 && tag <= count;
}

HEAP_ROOT_CALLBACK(root)
{
    if (is_of_graph(*tag))
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    if (is_of_graph(*tag))
        reported[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(see)
{
    if (is_of_graph(referrer_tag)) {
        references += reached[referrer_tag];
        /* There is no kind for a superclass: a JVM may go to it without a report. */
        early += !reported[referrer_tag] && referrer_tag != tag_named("Thing")
                 && referrer_tag != tag_named("Object");
    }
    if (is_of_graph(*tag)) {
        reached[*tag] |= !reported[*tag];
        reported[*tag] = true;
    }
    return JVMTI_ITERATION_CONTINUE;
}

/* Nothing but the node holds the objects of the graph then, and no reference of this frame. */
static void observe(JNIEnv *jni, jobject pairs)
{
    name_objects(jni, pairs);
    count = (*jni)->GetArrayLength(jni, pairs) / 2;
    for (jlong tag = NODE + 1; tag <= count; tag++)
        (*jni)->SetObjectArrayElement(jni, pairs, (jsize)(2 * tag - 1), NULL);
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, see, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say("referrers reached by references: %s, reported too late: %d",
        references > 0 ? "some" : "none", early);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
