/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "blocks.h"

TITLE("Blocks of more than 2^48 bytes in total can be allocated, each deallocated before the next.");

enum { TIMES = 60000 };

/* Nothing is written to the blocks, so that they need no memory where the system gives it out
 * when it is used. Elsewhere other processes may have the memory for a while. */
static jvmtiError allocate(unsigned char **block)
{
    struct timespec beginning = {0};
    jvmtiError error;
    do
        error = ti(Allocate, 5LL << 30, block);
    while (error != JVMTI_ERROR_NONE && wait_goes_on(&beginning));
    return error;
}

static void observe(JNIEnv *jni, jobject subject)
{
    unsigned char *block = NULL;
    int refused = 0;
    need_unwritten_blocks();
    jlong beginning = real_time();
    if (allocate(&block) != JVMTI_ERROR_NONE)
        inapplicable("a block of five gigabytes cannot be had at all");
    SAY_CALL(Deallocate, block);
    for (int i = 0; i < TIMES && refused == 0; i++) {
        if (real_time() - beginning > MILLISECONDS(40000))
            inapplicable("allocating takes long");
        if (allocate(&block) == JVMTI_ERROR_NONE)
            must(Deallocate, block);
        else
            refused++;
    }
    say("Allocate: refused %d times", refused);
}

TEST(.probe = observe, .timeout = 60);
