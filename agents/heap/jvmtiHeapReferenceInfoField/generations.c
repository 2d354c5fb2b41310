/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Field indices count from the oldest superclass on over many generations of classes.");

static struct {
    int fields, statics;
    jint lowest, highest;
    bool met[72]; /* by index */
} seen_of[5];
static bool follows; /* by FollowReferences */

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag < 1 || *tag > 4)
        return 0;
    jlong number = type == JVMTI_PRIMITIVE_TYPE_INT ? value.i : value.j;
    jint index = info->field.index;
    /* Whether a class that FollowReferences meets again shows its fields again is left open. */
    if (index >= 0 && index < 72 && follows && seen_of[*tag].met[index])
        return 0;
    if (index >= 0 && index < 72)
        seen_of[*tag].met[index] = true;
    seen_of[*tag].fields += kind == JVMTI_HEAP_REFERENCE_FIELD;
    seen_of[*tag].statics += kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD;
    if (index != number)
        differs("index of a field of subject %d: expected %lld, actual %d", (int)*tag,
                (long long)number, (int)index);
    if (index < seen_of[*tag].lowest)
        seen_of[*tag].lowest = index;
    if (index > seen_of[*tag].highest)
        seen_of[*tag].highest = index;
    return 0;
}

static void say_fields(const char *function, jvmtiError error)
{
    say("%s: %s", function, error_name(error));
    for (int i = 1; i <= 4; i++)
        say("subject %d: fields %d, static ones %d, from %d to %d", i, seen_of[i].fields,
            seen_of[i].statics, (int)seen_of[i].lowest, (int)seen_of[i].highest);
    say_first_difference();
}

static void begin(bool is_following)
{
    follows = is_following;
    memset(seen_of, 0, sizeof seen_of);
    for (int i = 1; i <= 4; i++)
        seen_of[i].lowest = 1000;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    tag_elements(jni, subjects);
    begin(true);
    say_fields("FollowReferences", ti(FollowReferences, 0, NULL, subjects, &callbacks, NULL));
    begin(false);
    say_fields("IterateThroughHeap",
               ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

/* Bulk oracle: the fields of twenty-four generations. */
TEST(.target = "heap.fields.Generations", .probe = observe, .needs = {.can_tag_objects = 1});
