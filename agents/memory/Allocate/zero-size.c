/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Allocate of no bytes succeeds and returns a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    unsigned char here;
    unsigned char *block = &here;
    jvmtiError error = ti(Allocate, 0, &block);
    say("Allocate: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("block: %s", block == NULL ? "null" : "not null");
}

TEST(.probe = observe);
