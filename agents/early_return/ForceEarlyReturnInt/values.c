/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("ForceEarlyReturnInt passes every bit of the jint to the caller.");

static const jint values[] = {0, -1, 0x12345678, (jint)0xfedcba98, INT32_MAX, INT32_MIN};
static int next;

static void observe(JNIEnv *jni, jobject thread)
{
    jint value = values[next++];
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt %d: %s", (int)value,
        error_name(ti_if_able(ForceEarlyReturnInt, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "6"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
