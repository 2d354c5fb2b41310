/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorExit is refused where it may not be called.");

static void enter(JNIEnv *jni)
{
    must(RawMonitorEnter, with.monitor);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorExit, with.monitor);
}

CONDITIONS_PREPARED(enter, "RawMonitorExit", .cases = LIST("disposed-environment"));
