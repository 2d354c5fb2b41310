/* SPDX-License-Identifier: Apache-2.0 */
#include "../long_methods.h"

TITLE("ClearBreakpoint finds no breakpoint at locations that differ from a set one only in their high bits.");

static void observe(JNIEnv *jni, jobject klass)
{
    if (klass == NULL)
        return;
    jmethodID run = say_arrivals(jni, klass);
    must(SetBreakpoint, run, 30);
    must(SetBreakpoint, run, 63008);
    for (int i = 0; i < FAR_APART; i++)
        if (far_apart[i] != 30 && far_apart[i] != 63008)
            say("at %lld: %s", (long long)far_apart[i],
                error_name(ti(ClearBreakpoint, run, far_apart[i])));
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
