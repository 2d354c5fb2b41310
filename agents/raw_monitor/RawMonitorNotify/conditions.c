/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotify returns INVALID_ENVIRONMENT for a disposed environment.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotify, with.monitor);
}

CONDITIONS_PREPARED(enter, "RawMonitorNotify", .cases = LIST("disposed-environment"));
