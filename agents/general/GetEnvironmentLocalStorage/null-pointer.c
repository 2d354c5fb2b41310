/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetEnvironmentLocalStorage returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetEnvironmentLocalStorage, NULL);
}

TEST(.probe = observe);
