/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ClearFieldModificationWatch refuses unattached threads, wrong phases and missing capabilities.");

static void set_watch(JNIEnv *jni)
{
    must(SetFieldModificationWatch, with.klass, with.field);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ClearFieldModificationWatch, with.klass, with.field);
}

CONDITIONS_PREPARED(set_watch, "ClearFieldModificationWatch",
                    .needs = {.can_generate_field_modification_events = 1},
                    .cases = LIST("unattached-thread", "disposed-environment", "load", "start",
                                  "unload", "without-capability", "relinquished-capability"));
