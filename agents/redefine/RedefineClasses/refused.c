/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RedefineClasses is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    static const unsigned char bytes[4];
    jvmtiClassDefinition definition = {with.klass, sizeof bytes, bytes};
    return ti_in(env, RedefineClasses, 0, &definition);
}

REFUSED("RedefineClasses", .needs = {.can_redefine_classes = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
