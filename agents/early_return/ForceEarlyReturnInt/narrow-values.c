/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("ForceEarlyReturnInt supports boolean, byte, char and short methods.");

static const jint values[] = {JNI_TRUE, JNI_FALSE,  INT8_MIN,  INT8_MAX,
                              0,        UINT16_MAX, INT16_MIN, INT16_MAX};
static int next;

static void observe(JNIEnv *jni, jobject thread)
{
    jint value = values[next++];
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt %d: %s", (int)value,
        error_name(ti_if_able(ForceEarlyReturnInt, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturningEach",
     .args = LIST("boolean", "boolean", "byte", "byte", "char", "char", "short", "short"),
     .probe = observe, .needs = {.can_force_early_return = 1, .can_suspend = 1});
