/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Allocate returns NULL_POINTER for a null mem_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(Allocate, 16, NULL);
}

TEST(.probe = observe);
