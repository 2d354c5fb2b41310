/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodName refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    char *name;
    jvmtiError error = ti(GetMethodName, NULL, &name, NULL, NULL);
    say("GetMethodName: %s", error_name(error));
}

TEST(.probe = observe);
