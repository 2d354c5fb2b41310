/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("FollowReferences makes no use of heap_iteration_callback.");

OBJECT(object)
{
    seen("object");
    return 0;
}

FIELD(field)
{
    if (*tag != 0)
        seen("field");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                    .primitive_field_callback = field};
    set_tag(element(jni, array, 0), 1);
    jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    say_seen(error, "callbacks");
}

TEST(.target = "heap.filters.Values", .probe = observe, .needs = {.can_tag_objects = 1});
