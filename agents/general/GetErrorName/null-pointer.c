/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetErrorName returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetErrorName: %s", error_name(ti(GetErrorName, JVMTI_ERROR_NONE, NULL)));
}

TEST(.probe = observe);
