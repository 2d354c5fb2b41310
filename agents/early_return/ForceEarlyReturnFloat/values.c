/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnFloat passes every bit of the jfloat to the caller.");

/* Zeros, ones, neighbours, subnormal and greatest numbers, infinities, and not a number. */
static const unsigned values[] = {
    0x0,        0x80000000, 0x3f800000, 0x3f800001, 0xc0490fdb, 0x1,
    0x807fffff, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
};
static int next;

static void observe(JNIEnv *jni, jobject thread)
{
    jfloat value;
    memcpy(&value, &values[next], sizeof value);
    must(SuspendThread, thread);
    say("ForceEarlyReturnFloat 0x%x: %s", values[next++],
        error_name(ti_if_able(ForceEarlyReturnFloat, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("float", "12"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
