/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsArrayClass refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(IsArrayClass, NULL, &answer);
    else if (is_case("not-a-class"))
        error = ti(IsArrayClass, string, &answer);
    else
        error = ti(IsArrayClass, klass, NULL);
    say("IsArrayClass: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class", "null-answer"));
