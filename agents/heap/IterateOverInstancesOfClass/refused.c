/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IterateOverInstancesOfClass is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiIterationControl JNICALL object(jlong class_tag, jlong size, jlong *tag, void *data)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, IterateOverInstancesOfClass, with.klass, JVMTI_HEAP_OBJECT_EITHER, object,
                 NULL);
}

REFUSED("IterateOverInstancesOfClass", .needs = {.can_tag_objects = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
