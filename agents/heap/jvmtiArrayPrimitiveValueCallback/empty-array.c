/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../values.h"

TITLE("jvmtiArrayPrimitiveValueCallback, if called for an array without elements, is given none.");

static bool others[EMPTY_ARRAY];
static int elements_of_empty;

ARRAY_PRIMITIVE_VALUE_CALLBACK(see_array)
{
    if (*tag == EMPTY_ARRAY + 1)
        elements_of_empty += length;
    else if (*tag >= 1 && *tag <= EMPTY_ARRAY)
        others[*tag - 1] = true;
    return 0;
}

static void say_seen(void)
{
    int count = 0;
    for (int i = 0; i < EMPTY_ARRAY; i++)
        count += others[i];
    say("other arrays: %d, elements of the empty one: %d", count, elements_of_empty);
    memset(others, 0, sizeof others);
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = see_array};
    tag_elements(jni, values);
    SAY_CALL(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    say_seen();
    SAY_CALL(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say_seen();
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
