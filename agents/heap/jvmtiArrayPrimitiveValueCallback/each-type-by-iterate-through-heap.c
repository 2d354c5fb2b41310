/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("IterateThroughHeap reports the elements of an array of each primitive type, packed.");

ARRAY_PRIMITIVE_VALUE_CALLBACK(see_array)
{
    if (*tag < 1 || *tag > REFERENCES)
        return 0;
    char *line = line_of((size_t)*tag - 1);
    size_t room = room_in((size_t)*tag - 1, line);
    size_t used = (size_t)snprintf(line, room, "%s of %d:", primitive_type(type), (int)length);
    for (jint i = 0; i < length && i < 3; i++) {
        jvalue value = {0};
        memcpy(&value, (const char *)elements + (size_t)i * width_of(type), width_of(type));
        used += (size_t)snprintf(line + used, room - used, " %s", value_text((char)type, value));
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .array_primitive_value_callback = see_array,
    };
    tag_elements(jni, values);
    set_tag(values, TAG_OF_ARRAY);
    say_lines("IterateThroughHeap",
              ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
