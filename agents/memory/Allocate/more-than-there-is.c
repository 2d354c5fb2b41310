/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("A request beyond any address space is refused with OUT_OF_MEMORY.");

static void observe(JNIEnv *jni, jobject subject)
{
    unsigned char *block;
    say("Allocate: %s", error_name(ti(Allocate, INT64_MAX, &block)));
}

TEST(.probe = observe);
