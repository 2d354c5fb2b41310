/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IterateOverObjectsReachableFromObject is refused from a thread that is not attached, "
      "through a disposed environment, outside its phases and without its capability.");

static jvmtiIterationControl JNICALL reference(jvmtiObjectReferenceKind kind, jlong class_tag,
                                                 jlong size, jlong *tag, jlong referrer_tag,
                                                 jint index, void *data)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverObjectsReachableFromObject, with.object, reference, NULL);
}

REFUSED("IterateOverObjectsReachableFromObject", .needs = {.can_tag_objects = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
