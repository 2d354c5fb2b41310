/* SPDX-License-Identifier: Apache-2.0 */
#include "blocks.h"

TITLE("Allocate takes sizes of 64 bits and returns all of a block above four gigabytes or none.");

static void observe(JNIEnv *jni, jobject subject)
{
    const jlong size = (5LL << 30) + 16;
    unsigned char *block = NULL;
    need_unwritten_blocks();
    jvmtiError error = ti(Allocate, size, &block);
    say("Allocate: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || block == NULL)
        return;
    block[0] = 11;
    block[size - 1] = 22;
    say("first: %d, last: %d", block[0], block[size - 1]);
    SAY_CALL(Deallocate, block);
}

TEST(.probe = observe);
