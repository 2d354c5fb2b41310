/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetTimerInfo returns NULL_POINTER for a null info_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetTimerInfo, NULL);
}

TEST(.probe = observe);
