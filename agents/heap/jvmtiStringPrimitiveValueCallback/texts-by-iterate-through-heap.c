/* SPDX-License-Identifier: Apache-2.0 */
#include "../texts.h"

TITLE("IterateThroughHeap reports strings of all kinds of characters whole, with size and tags.");

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.string_primitive_value_callback = text};
    learn_texts(jni, pairs);
    say_texts(jni, pairs, "IterateThroughHeap",
              ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

TEST(.target = "heap.fields.Texts", .probe = observe, .needs = {.can_tag_objects = 1});
