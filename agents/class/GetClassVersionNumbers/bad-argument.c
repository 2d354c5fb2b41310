/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassVersionNumbers refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint minor;
    jint major;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassVersionNumbers, NULL, &minor, &major);
    else if (is_case("not-a-class"))
        error = ti(GetClassVersionNumbers, string, &minor, &major);
    else if (is_case("null-minor"))
        error = ti(GetClassVersionNumbers, klass, NULL, &major);
    else
        error = ti(GetClassVersionNumbers, klass, &minor, NULL);
    say("GetClassVersionNumbers: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-minor", "null-major"));
