/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceFileName refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    char *name;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetSourceFileName, NULL, &name);
    else if (is_case("not-a-class"))
        error = ti(GetSourceFileName, string, &name);
    else
        error = ti(GetSourceFileName, klass, NULL);
    say("GetSourceFileName: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_source_file_name = 1}, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-name"));
