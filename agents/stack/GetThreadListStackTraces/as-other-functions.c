/* SPDX-License-Identifier: Apache-2.0 */
#include "situations.h"

TITLE("GetThreadListStackTraces, GetAllStackTraces and functions for one thread agree in each situation.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_situations(jni, subject, compare_platform_stacks);
}

/* Bulk oracle: it compares fifteen threads in all that several functions say of them. */
TEST(.target = "assay.Situations", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1}, .cases = SITUATION_CASES);
