/* SPDX-License-Identifier: Apache-2.0 */
#include "../long_methods.h"

TITLE("SetBreakpoint sets breakpoints in one method whose locations differ only in their high bits.");

static void observe(JNIEnv *jni, jobject klass)
{
    if (klass == NULL)
        return;
    jmethodID run = say_arrivals(jni, klass);
    for (int i = 0; i < FAR_APART; i++)
        say("at %lld: %s", (long long)far_apart[i],
            error_name(ti(SetBreakpoint, run, far_apart[i])));
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
