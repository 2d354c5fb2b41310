/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Before the live phase, IterateThroughHeap answers WRONG_PHASE.");

static void start(JNIEnv *jni)
{
    jvmtiHeapCallbacks callbacks = {0};
    jvmtiError error = ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    say("IterateThroughHeap: %s", error_name(error));
}

TEST(.start = start, .needs = {.can_tag_objects = 1});
