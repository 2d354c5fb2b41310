/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetConstantPool refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint count;
    jint size;
    unsigned char *bytes;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetConstantPool, NULL, &count, &size, &bytes);
    else if (is_case("not-a-class"))
        error = ti(GetConstantPool, string, &count, &size, &bytes);
    else if (is_case("null-count"))
        error = ti(GetConstantPool, klass, NULL, &size, &bytes);
    else if (is_case("null-size"))
        error = ti(GetConstantPool, klass, &count, NULL, &bytes);
    else
        error = ti(GetConstantPool, klass, &count, &size, NULL);
    say("GetConstantPool: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_constant_pool = 1}, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-count", "null-size", "null-bytes"));
