/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorWait returns INVALID_ENVIRONMENT for a disposed environment.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorWait, with.monitor, 1);
}

CONDITIONS_PREPARED(enter, "RawMonitorWait", .cases = LIST("disposed-environment"));
