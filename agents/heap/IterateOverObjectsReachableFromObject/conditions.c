/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("IterateOverObjectsReachableFromObject works where it may be called, and is refused "
      "elsewhere.");

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

CONDITIONS("IterateOverObjectsReachableFromObject", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
