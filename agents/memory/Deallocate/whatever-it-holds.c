/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Deallocate accepts a block whatever was written to it.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const int fillings[] = {0x00, 0x5A, 0xFF};
    for (int i = 0; i < 3; i++) {
        unsigned char *block = NULL;
        must(Allocate, 1000, &block);
        if (block == NULL) {
            say("Allocate: no block");
            return;
        }
        memset(block, fillings[i], 1000);
        SAY_CALL(Deallocate, block);
    }
}

TEST(.probe = observe);
