/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAvailableProcessors returns NULL_POINTER for a null processor_count_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetAvailableProcessors, NULL);
}

TEST(.probe = observe);
