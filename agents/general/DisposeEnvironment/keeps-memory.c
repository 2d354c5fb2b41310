/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment keeps allocated memory, which another environment can deallocate.");

/* What is allocated next may take the place of what was freed. */
static void fill_blocks(jvmtiEnv *env, size_t size)
{
    for (int i = 0; i < 50; i++) {
        unsigned char *block = NULL;
        must_in(env, Allocate, (jlong)size, &block);
        if (block != NULL)
            memset(block, 0xA5, size);
    }
}

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
    size_t size = signature == NULL ? 16 : strlen(readable_text(signature)) + 1;
    must_in(other, DisposeEnvironment);
    jvmtiEnv *const users[] = {assay_env, new_environment()};
    for (int i = 0; i < 2; i++) {
        fill_blocks(users[i], 4096);
        fill_blocks(users[i], size);
    }
    int intact = 0;
    for (int i = 0; i < 4096; i++)
        intact += block[i] == 0x5A;
    say("bytes intact: %d, signature: %s", intact, quoted(signature));
    SAY_CALL(Deallocate, block);
    SAY_CALL(Deallocate, (unsigned char *)signature);
}

TEST(.probe = observe);
