/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ClearBreakpoint returns the specified error in wrong phases and without its capability.");

static void set_breakpoint(JNIEnv *jni)
{
    must(SetBreakpoint, with.method, 0);
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ClearBreakpoint, with.method, 0);
}

CONDITIONS_PREPARED(set_breakpoint, "ClearBreakpoint",
                    .needs = {.can_generate_breakpoint_events = 1},
                    .cases = LIST("unattached-thread", "disposed-environment", "load", "start",
                                  "unload", "without-capability", "relinquished-capability"));
