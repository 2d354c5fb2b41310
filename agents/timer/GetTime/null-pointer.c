/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetTime returns NULL_POINTER for a null nanos_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetTime, NULL);
}

TEST(.probe = observe);
