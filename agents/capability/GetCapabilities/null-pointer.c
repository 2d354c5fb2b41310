/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCapabilities returns NULL_POINTER for a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetCapabilities, NULL);
}

TEST(.probe = observe);
