/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectHashCode refuses a null object and a null hash_code_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject object = find_class(jni, "assay/Probe");
    jint code;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-object"))
        error = ti(GetObjectHashCode, NULL, &code);
    else
        error = ti(GetObjectHashCode, object, NULL);
    say("GetObjectHashCode: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-object", "null-code"));
