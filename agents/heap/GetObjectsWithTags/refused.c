/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetObjectsWithTags is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jlong tag = 7;
    jint count;
    return ti_in(env, GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
}

REFUSED("GetObjectsWithTags", .needs = {.can_tag_objects = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
