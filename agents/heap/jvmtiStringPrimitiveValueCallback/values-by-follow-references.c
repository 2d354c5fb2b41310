/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

#include "../values.h"

TITLE("FollowReferences reports the characters of a string and their number.");

STRING_PRIMITIVE_VALUE_CALLBACK(see_string)
{
    if (*tag < 1 || *tag > REFERENCES)
        return 0;
    char *text = assay_text();
    assay_append(text, "string of %d:", (int)length);
    for (jint i = 0; i < length && i < 8; i++)
        assay_append(text, " %04x", (unsigned)value[i]);
    record_at(*tag, "%s", text);
    return 0;
}

HEAP_REFERENCE_CALLBACK(see_reference)
{
    return referrer_tag != NULL && *referrer_tag == TAG_OF_ARRAY ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {
        .heap_reference_callback = see_reference,
        .string_primitive_value_callback = see_string,
    };
    tag_elements(jni, values);
    set_tag(values, TAG_OF_ARRAY);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, values, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
