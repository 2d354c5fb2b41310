/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectSize refuses a null object and a null size_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject object = find_class(jni, "assay/Probe");
    jlong size;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-object"))
        error = ti(GetObjectSize, NULL, &size);
    else
        error = ti(GetObjectSize, object, NULL);
    say("GetObjectSize: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-object", "null-size"));
