/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Allocate returns a block that can be written and read over its whole size.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const jlong sizes[] = {1, 7, 64, 4097, 1048576};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        unsigned char *block = NULL;
        jvmtiError error = ti(Allocate, sizes[i], &block);
        jlong intact = 0;
        if (error == JVMTI_ERROR_NONE && block != NULL) {
            for (jlong k = 0; k < sizes[i]; k++)
                block[k] = (unsigned char)(k * 31 + 7);
            for (jlong k = 0; k < sizes[i]; k++)
                intact += block[k] == (unsigned char)(k * 31 + 7);
            release(block);
        }
        say("Allocate %d: %s, bytes intact: %d", (int)sizes[i], error_name(error), (int)intact);
    }
}

TEST(.probe = observe);
