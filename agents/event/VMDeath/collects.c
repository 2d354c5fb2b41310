/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The VMDeath callback can allocate objects and force garbage collections.");

enum { ARRAYS = 8, BYTES = 1 << 20 };

/* The heap can hold them at once: a JVM need not free anything so late. */
static int allocated(JNIEnv *jni)
{
    int count = 0;
    for (int i = 0; i < ARRAYS; i++) {
        jbyteArray array = (*jni)->NewByteArray(jni, BYTES);
        count += array != NULL && (*jni)->GetArrayLength(jni, array) == BYTES;
        (*jni)->ExceptionClear(jni);
        (*jni)->DeleteLocalRef(jni, array);
    }
    return count;
}

static void death(JNIEnv *jni)
{
    SAY_CALL(ForceGarbageCollection);
    say("all allocated: %s", truth(allocated(jni) == ARRAYS));
    SAY_CALL(ForceGarbageCollection);
}

TEST(.death = death, .vm_args = LIST("-Xmx64m"));
