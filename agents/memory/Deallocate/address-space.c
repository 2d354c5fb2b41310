/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Deallocate makes address space available again, for more than 47 bits in total.");

enum { TIMES = 30000 };

/* Nothing is written to the blocks, so that they need no memory where the system gives it out
 * when it is used. */
static void observe(JNIEnv *jni, jobject subject)
{
    const jlong size = 5LL << 30;
    unsigned char *block = NULL;
    int refused = 0;
    if (ti(Allocate, size, &block) != JVMTI_ERROR_NONE)
        inapplicable("a block of five gigabytes cannot be had at all");
    say("Deallocate: %s", error_name(ti(Deallocate, block)));
    for (int i = 0; i < TIMES && refused == 0; i++) {
        if (ti(Allocate, size, &block) == JVMTI_ERROR_NONE)
            must(Deallocate, block);
        else
            refused++;
    }
    say("Allocate: refused %d times", refused);
}

TEST(.probe = observe);
