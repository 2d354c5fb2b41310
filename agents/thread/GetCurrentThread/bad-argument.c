/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThread returns NULL_POINTER for a null thread_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetCurrentThread, NULL);
}

TEST(.probe = observe);
