/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "assay.h"

TITLE("GetErrorName returns ILLEGAL_ARGUMENT for a number that is not an error code.");

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
    say_name_of_error(atoi(assay_case()));
}

TEST(.probe = observe, .batch = true, .cases = LIST("1", "33", "105", "117", "99999", "-1"));
