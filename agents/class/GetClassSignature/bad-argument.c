/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassSignature refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    char *signature;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassSignature, NULL, &signature, NULL);
    else
        error = ti(GetClassSignature, string, &signature, NULL);
    say("GetClassSignature: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class"));
