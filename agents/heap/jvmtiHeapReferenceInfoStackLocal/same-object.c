/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("FollowReferences reports each of several local variables of a frame that hold the same object.");

static void observe(JNIEnv *jni, jobject pairs)
{
    say_locals(NULL, pairs, jni);
}

TEST(.target = "heap.walk.SameLocals", .probe = observe, .needs = {.can_tag_objects = 1});
