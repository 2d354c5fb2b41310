/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("Allocate returns ILLEGAL_ARGUMENT for a negative size.");

static void observe(JNIEnv *jni, jobject subject)
{
    jlong size = is_case("minus-one") ? -1 : INT64_MIN;
    unsigned char *block;
    SAY_CALL(Allocate, size, &block);
}

TEST(.probe = observe, .batch = true, .cases = LIST("minus-one", "smallest"));
