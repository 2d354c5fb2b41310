/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotify is refused where it may not be called.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotify, with.monitor);
}

CONDITIONS_PREPARED(enter, "RawMonitorNotify", .cases = LIST("disposed-environment"));
