/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Before the live phase, FollowReferences answers WRONG_PHASE.");

static void start(JNIEnv *jni)
{
    jvmtiHeapCallbacks callbacks = {0};
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
}

TEST(.start = start, .needs = {.can_tag_objects = 1});
