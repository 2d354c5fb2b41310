/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverReachableObjects reports every object before it reports it as a referrer.");

enum { NODE = 1 }; /* the tag of the first name */

static jlong count;
static bool reported[NAMED_MAX], reached[NAMED_MAX]; /* the latter by a reference at first */
static bool
    is_class[NAMED_MAX]; /* there is no kind for superclasses, nor for classes of a loader */
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
        early += !reported[referrer_tag] && !is_class[referrer_tag];
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
    jclass classes = find_class(jni, "java/lang/Class");
    for (jlong tag = NODE + 1; tag <= count; tag++) {
        jobject object = element(jni, pairs, (jsize)(2 * tag - 1));
        is_class[tag] = (*jni)->IsInstanceOf(jni, object, classes);
        (*jni)->DeleteLocalRef(jni, object);
        (*jni)->SetObjectArrayElement(jni, pairs, (jsize)(2 * tag - 1), NULL);
    }
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, see, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say("referrers reached by references: %s", truth(references > 0));
    say("reported too late: %d", early);
}

TEST(.target = "heap.graph.Graph", .probe = observe, .needs = {.can_tag_objects = 1});
