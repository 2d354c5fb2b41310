/* SPDX-License-Identifier: Apache-2.0 */
#include "../stacks_elsewhere.h"

TITLE("References on the stacks of all threads name the thread, depth, method and location of a frame.");

static void observe(JNIEnv *jni, jobject unused)
{
    compare_stacks(jni);
}

/* Bulk oracle: all references on the stacks of suspended threads. */
TEST(.target = "heap.walk.HeldInStates", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1});
