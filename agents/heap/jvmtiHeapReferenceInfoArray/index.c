/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("Each element of an array that is not null is a reference with its index.");

REFERENCE(see_reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == HOLDER_TAG
        && info->array.index >= 0 && info->array.index < 16)
        snprintf(lines[info->array.index], sizeof lines[0], "index %d: %s",
                 (int)info->array.index, *tag == 1 ? "the tagged object" : "another object");
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference};
    jobject references = element(jni, values, REFERENCES);
    set_tag(references, HOLDER_TAG);
    set_tag(element(jni, references, 0), 1);
    say_lines("FollowReferences", ti(FollowReferences, 0, NULL, references, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
