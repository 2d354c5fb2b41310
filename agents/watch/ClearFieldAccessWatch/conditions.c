/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ClearFieldAccessWatch refuses unattached threads, wrong phases and missing capabilities.");

static void set_watch(JNIEnv *jni)
{
    must(SetFieldAccessWatch, with.klass, with.field);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ClearFieldAccessWatch, with.klass, with.field);
}

CONDITIONS_PREPARED(set_watch, "ClearFieldAccessWatch",
                    .needs = {.can_generate_field_access_events = 1},
                    .cases = LIST("unattached-thread", "disposed-environment", "load", "start",
                                  "unload", "without-capability", "relinquished-capability"));
