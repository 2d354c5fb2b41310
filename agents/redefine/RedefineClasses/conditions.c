/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RedefineClasses works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    static const unsigned char bytes[4];
    jvmtiClassDefinition definition = {with.klass, sizeof bytes, bytes};
    return ti_in(env, RedefineClasses, 0, &definition);
}

CONDITIONS("RedefineClasses", .needs = {.can_redefine_classes = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
