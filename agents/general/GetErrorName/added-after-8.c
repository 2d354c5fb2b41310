/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetErrorName returns the names of the error codes added in 9 and 11.");

static void say_name_of_error(int code)
{
    char *name = NULL;
    jvmtiError error = ti(GetErrorName, (jvmtiError)code, &name);
    if (error != JVMTI_ERROR_NONE) {
        say("%d: %s", code, error_name(error));
        return;
    }
    say("%d: %s", code, quoted(name));
    must(Deallocate, (unsigned char *)name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say_name_of_error(26);
    say_name_of_error(72);
    say_name_of_error(80);
}

TEST(.probe = observe, .since = 11);
