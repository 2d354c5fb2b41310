/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Allocate returns blocks that do not overlap while they are in use.");

enum { BLOCKS = 300 };

static void observe(JNIEnv *jni, jobject subject)
{
    static unsigned char *blocks[BLOCKS];
    for (int i = 0; i < BLOCKS; i++) {
        must(Allocate, i + 1, &blocks[i]);
        if (blocks[i] == NULL) {
            say("Allocate: no block of %d bytes", i + 1);
            return;
        }
        memset(blocks[i], i, (size_t)i + 1);
    }
    int overwritten = 0;
    for (int i = 0; i < BLOCKS; i++) {
        for (int k = 0; k <= i; k++)
            overwritten += blocks[i][k] != (unsigned char)i;
    }
    say("Allocate: bytes that another block overwrote: %d", overwritten);
    for (int i = 0; i < BLOCKS; i++)
        release(blocks[i]);
}

TEST(.probe = observe);
