/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps allocated memory, which another environment can deallocate.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = new_environment();
    unsigned char *block = NULL;
    char *signature = NULL;
    must_in(other, Allocate, 4096, &block);
    must_in(other, GetClassSignature, find_class(jni, "assay/Probe"), &signature, NULL);
    if (block == NULL) {
        say("Allocate: null");
        return;
    }
    memset(block, 0x5A, 4096);
    must_in(other, DisposeEnvironment);
    int intact = 0;
    for (int i = 0; i < 4096; i++)
        intact += block[i] == 0x5A;
    say("bytes intact: %d, signature: %s", intact, quoted(signature));
    SAY_CALL(Deallocate, block);
    SAY_CALL(Deallocate, (unsigned char *)signature);
}

TEST(.probe = observe);
