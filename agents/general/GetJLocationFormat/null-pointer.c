/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetJLocationFormat returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetJLocationFormat, NULL);
}

TEST(.probe = observe);
