/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotifyAll is refused where it may not be called.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotifyAll, with.monitor);
}

CONDITIONS_PREPARED(enter, "RawMonitorNotifyAll", .cases = LIST("disposed-environment"));
