/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetPhase returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetPhase, NULL);
}

TEST(.probe = observe);
