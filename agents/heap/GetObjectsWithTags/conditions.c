/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectsWithTags refuses unattached threads, wrong phases and missing capabilities.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jlong tag = 7;
    jint count;
    return ti_in(env, GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
}

CONDITIONS("GetObjectsWithTags", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
