/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FollowReferences visits objects that klass hides, and reports the objects behind them.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    return JVMTI_VISIT_OBJECTS;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    record("%s", value.i == 4 ? "its-field" : "other-field");
    return 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field};
    tag_chain(jni, first);
    jclass klass = find_class(jni, "heap/filters/Chain$Fourth");
    jvmtiError error = ti(FollowReferences, 0, klass, first, &callbacks, NULL);
    say_walk_in_one_line(error, "klass Fourth");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
