/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnDouble passes every bit of the jdouble to the caller.");

/* Zeros, ones, neighbours, subnormal and greatest numbers, infinities, and not a number. */
static const unsigned long long values[] = {
    0x0,
    0x8000000000000000,
    0x3ff0000000000000,
    0x3ff0000000000001,
    0xc00921fb54442d18,
    0x1,
    0x800fffffffffffff,
    0x7fefffffffffffff,
    0xffefffffffffffff,
    0x7ff0000000000000,
    0xfff0000000000000,
    0x7ff8000000000000,
};
static int next;

static void observe(JNIEnv *jni, jobject thread)
{
    jdouble value;
    memcpy(&value, &values[next], sizeof value);
    must(SuspendThread, thread);
    say("ForceEarlyReturnDouble 0x%llx: %s", values[next++],
        error_name(ti_if_able(ForceEarlyReturnDouble, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("double", "12"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
