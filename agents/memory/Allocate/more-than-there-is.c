/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("Allocate returns OUT_OF_MEMORY for a size beyond any address space.");

static void observe(JNIEnv *jni, jobject subject)
{
    unsigned char *block;
    SAY_CALL(Allocate, INT64_MAX, &block);
}

TEST(.probe = observe);
