/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_references.h"

TITLE("IterateOverReachableObjects gives the referrer's tag that the callback before gave the object.");

static void observe(JNIEnv *jni, jobject pairs)
{
    tag_self_referrer(jni, pairs);
    jvmtiError error = ti(IterateOverReachableObjects, NULL, NULL, see_self_reference, NULL);
    say_self_references("IterateOverReachableObjects", error);
}

TEST(.target = "heap.walk.SelfReferences", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("object", "array"));
