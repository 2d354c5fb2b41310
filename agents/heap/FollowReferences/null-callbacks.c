/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences without callbacks succeeds with each heap filter.");

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {0};
    FOR_EACH_FILTER (filter) {
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say("%s: %s", heap_filter(filter), error_name(error));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
