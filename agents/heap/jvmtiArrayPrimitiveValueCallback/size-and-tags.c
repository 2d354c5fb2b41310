/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../values.h"

TITLE("A jvmtiArrayPrimitiveValueCallback gets the array's size and the tags, and can set a tag.");

ARRAY_PRIMITIVE_VALUE_CALLBACK(see_array)
{
    if (*tag != 1)
        return 0;
    take_size(*tag, size);
    record("class tag as set: %s", truth(class_tag == TAG_OF_CLASS));
    *tag = 2;
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = see_array};
    jobject array = element(jni, values, ARRAYS_FIRST);
    set_tag(array, 1);
    set_tag(class_of(jni, array), TAG_OF_CLASS);
    expect_size(jni, array, 1);
    say_walk("IterateThroughHeap",
             ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
    say_wrong_sizes();
    say("tag afterwards: %s", tag_of(array) == 2 ? "as set in the callback" : "another");
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
