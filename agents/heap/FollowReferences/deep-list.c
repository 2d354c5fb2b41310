/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences follows a list of hundreds of thousands of links to its end.");

static int links, numbers, older;
static jlong sum;

HEAP_REFERENCE_CALLBACK(reference)
{
    links += kind == JVMTI_HEAP_REFERENCE_FIELD && class_tag == TAG_OF_CLASS;
    return class_tag == TAG_OF_CLASS ? JVMTI_VISIT_OBJECTS : 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (class_tag == TAG_OF_CLASS) {
        numbers++;
        sum += value.i;
    }
    return 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    older += kind == JVMTI_REFERENCE_FIELD && class_tag == TAG_OF_CLASS;
    return class_tag == TAG_OF_CLASS ? JVMTI_ITERATION_CONTINUE : JVMTI_ITERATION_IGNORE;
}

static void observe(JNIEnv *jni, jobject first)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field};
    set_tag(class_of(jni, first), TAG_OF_CLASS);
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, NULL);
    say("FollowReferences: %s, links %d, numbers %d, their sum %lld", error_name(error), links,
        numbers, (long long)sum);
    error = ti(IterateOverObjectsReachableFromObject, first, old_reference, NULL);
    say("IterateOverObjectsReachableFromObject: %s, links %d", error_name(error), older);
}

TEST(.target = "heap.graph.Deep", .probe = observe, .needs = {.can_tag_objects = 1});
