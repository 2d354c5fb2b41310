/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("VISIT_ABORT ends a heap walk at the first, the last and any other field, array, string or object.");

enum { OBJECTS, FIELDS, STATIC_FIELDS, ARRAYS, STRINGS, KINDS };

static int wanted, place; /* which callback of which kind aborts, 0 for none */
static int met, later;

static jint step(int kind, jlong tag)
{
    later += place > 0 && met == place;
    if (tag == 0 || later > 0 || kind != wanted)
        return JVMTI_VISIT_OBJECTS;
    return ++met == place ? JVMTI_VISIT_ABORT : JVMTI_VISIT_OBJECTS;
}

/* Others that refer to a tagged object may be gone at the next walk. */
HEAP_REFERENCE_CALLBACK(reference)
{
    bool is_element = kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == TAG_OF_ARRAY;
    return step(OBJECTS, is_element ? *tag : 0);
}

HEAP_ITERATION_CALLBACK(object)
{
    return step(OBJECTS, *tag);
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return step(kind == JVMTI_HEAP_REFERENCE_FIELD ? FIELDS : STATIC_FIELDS, *tag);
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return step(ARRAYS, *tag);
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    return step(STRINGS, *tag);
}

static void walk(jobject array, int last)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .heap_reference_callback = reference,
                                                 .primitive_field_callback = field,
                                                 .array_primitive_value_callback = values,
                                                 .string_primitive_value_callback = string};
    place = last;
    met = later = 0;
    if (is_case("FollowReferences"))
        must(FollowReferences, 0, NULL, array, &callbacks, NULL);
    else
        must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject array)
{
    static const char *const names[KINDS] = {"objects", "fields", "static fields", "arrays",
                                             "strings"};
    tag_elements(jni, array);
    set_tag(array, TAG_OF_ARRAY);
    for (wanted = 0; wanted < KINDS; wanted++) {
        int ended = 0, after = 0;
        walk(array, 0);
        int all = met;
        for (int i = 1; i <= all; i++) {
            walk(array, i);
            ended += met == i;
            after += later;
        }
        say("%s: three or more %s, ended at each %s, callbacks after it %d", names[wanted],
            truth(all >= 3), truth(ended == all), after);
    }
}

TEST(.target = "heap.walk.Tripled", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("IterateThroughHeap", "FollowReferences"));
