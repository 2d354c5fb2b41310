/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_references.h"

TITLE("A jvmtiObjectReferenceCallback gets the referrer's tag that the one before gave the object.");

static void observe(JNIEnv *jni, jobject pairs)
{
    jobject object = tag_self_referrer(jni, pairs);
    jvmtiError error = ti(IterateOverObjectsReachableFromObject, object, see_self_reference, NULL);
    say_self_references("IterateOverObjectsReachableFromObject", error);
}

TEST(.target = "heap.walk.SelfReferences", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("object", "array"));
