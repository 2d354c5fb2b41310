/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("The jvmtiHeapReferenceInfoArray has the index of each array element that is not null.");

HEAP_REFERENCE_CALLBACK(see_reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT || *referrer_tag != TAG_OF_ARRAY)
        return 0;
    record_at(info->array.index, "index %d: object %d", (int)info->array.index, (int)*tag);
    return 0;
}

static void observe(JNIEnv *jni, jobject values)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_reference};
    jobject references = element(jni, values, REFERENCES);
    set_tag(references, TAG_OF_ARRAY);
    set_tag(element(jni, references, 0), 1);
    set_tag(element(jni, references, 3), 2);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, references, &callbacks, NULL));
}

TEST(.target = "heap.fields.Values", .probe = observe, .needs = {.can_tag_objects = 1});
