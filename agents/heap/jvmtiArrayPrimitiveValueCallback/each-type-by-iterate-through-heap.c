/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

#include "../values.h"

TITLE("IterateThroughHeap reports the elements of an array of each primitive type, packed.");

ARRAY_PRIMITIVE_VALUE_CALLBACK(see_array)
{
    if (*tag < 1 || *tag > REFERENCES || length == 0 || elements == NULL)
        return 0;
    char *text = assay_text();
    assay_append(text, "%s of %d:", primitive_type(type), (int)length);
    for (jint i = 0; i < length && i < 3; i++) {
        jvalue value = {0};
        memcpy(&value, (const char *)elements + (size_t)i * element_size(type), element_size(type));
        assay_append(text, " %s", value_text((char)type, value));
    }
    record_at(*tag, "%s", text);
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .array_primitive_value_callback = see_array,
    };
    tag_elements(jni, values);
    set_tag(values, TAG_OF_ARRAY);
    say_walk("IterateThroughHeap",
             ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
