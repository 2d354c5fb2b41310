/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetJNIFunctionTable returns NULL_POINTER for a null table.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(SetJNIFunctionTable, NULL);
}

TEST(.probe = observe);
