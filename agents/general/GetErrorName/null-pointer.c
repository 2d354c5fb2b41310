/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetErrorName returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetErrorName, JVMTI_ERROR_NONE, NULL);
}

TEST(.probe = observe);
