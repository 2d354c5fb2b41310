/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsInterface refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(IsInterface, NULL, &answer);
    else if (is_case("not-a-class"))
        error = ti(IsInterface, string, &answer);
    else
        error = ti(IsInterface, klass, NULL);
    say("IsInterface: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class", "null-answer"));
