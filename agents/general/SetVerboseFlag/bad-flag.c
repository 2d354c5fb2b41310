/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "assay.h"

TITLE("SetVerboseFlag returns ILLEGAL_ARGUMENT for an unknown flag.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiVerboseFlag flag = (jvmtiVerboseFlag)atoi(assay_case());
    SAY_CALL(SetVerboseFlag, flag, JNI_FALSE);
}

TEST(.probe = observe, .batch = true, .cases = LIST("3", "5", "99", "-1"));
