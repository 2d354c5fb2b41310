/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotifyAll returns INVALID_ENVIRONMENT for a disposed environment.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotifyAll, with.monitor);
}

CONDITIONS_PREPARED(enter, "RawMonitorNotifyAll", .cases = LIST("disposed-environment"));
