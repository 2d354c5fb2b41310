/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassModifiers refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint modifiers;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassModifiers, NULL, &modifiers);
    else if (is_case("not-a-class"))
        error = ti(GetClassModifiers, string, &modifiers);
    else
        error = ti(GetClassModifiers, klass, NULL);
    say("GetClassModifiers: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class", "null-modifiers"));
