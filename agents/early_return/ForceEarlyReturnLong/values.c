/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("ForceEarlyReturnLong passes every bit of the jlong to the caller.");

static const jlong values[] = {0,
                               -1,
                               0x123456789abcdef0,
                               (jlong)0xfedcba9876543210,
                               0xffffffff,
                               (jlong)0xffffffff00000000,
                               INT64_MAX,
                               INT64_MIN};
static int next;

static void observe(JNIEnv *jni, jobject thread)
{
    jlong value = values[next++];
    must(SuspendThread, thread);
    say("ForceEarlyReturnLong 0x%llx: %s", (unsigned long long)value,
        error_name(ti_if_able(ForceEarlyReturnLong, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("long", "8"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
