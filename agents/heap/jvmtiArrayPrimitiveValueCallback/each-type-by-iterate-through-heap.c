/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("IterateThroughHeap gives the elements of an array of each primitive type, packed.");

static size_t width_of(jvmtiPrimitiveType type)
{
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN:
    case JVMTI_PRIMITIVE_TYPE_BYTE: return 1;
    case JVMTI_PRIMITIVE_TYPE_CHAR:
    case JVMTI_PRIMITIVE_TYPE_SHORT: return 2;
    case JVMTI_PRIMITIVE_TYPE_INT:
    case JVMTI_PRIMITIVE_TYPE_FLOAT: return 4;
    default: return 8;
    }
}

ARRAY(see_array)
{
    if (*tag < 1 || *tag > REFERENCES)
        return 0;
    char *line = lines[*tag - 1];
    size_t used = (size_t)snprintf(line, sizeof lines[0], "%s of %d:", primitive_type(type),
                                   (int)length);
    for (jint i = 0; i < length && i < 3; i++) {
        jvalue value = {0};
        memcpy(&value, (const char *)elements + (size_t)i * width_of(type), width_of(type));
        used += (size_t)snprintf(line + used, sizeof lines[0] - used, " %s",
                                 value_text((char)type, value));
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {.array_primitive_value_callback = see_array};
    tag_elements(jni, values);
    set_tag(values, HOLDER_TAG);
    say_lines("IterateThroughHeap", ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
