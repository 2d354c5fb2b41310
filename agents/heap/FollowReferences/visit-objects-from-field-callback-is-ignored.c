/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("VISIT_OBJECTS returned by jvmtiPrimitiveFieldCallback neither follows nor prunes.");

/* user_data is what the callback for the primitive field returns. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    return kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 3 ? JVMTI_VISIT_OBJECTS : 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return *(const jint *)own_data(user_data);
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field};
    tag_chain(jni, first);
    jint control = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, &control);
    say_walk_in_one_line(error, "0");
    control = JVMTI_VISIT_OBJECTS;
    error = ti(FollowReferences, 0, NULL, first, &callbacks, &control);
    say_walk_in_one_line(error, "VISIT_OBJECTS");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
