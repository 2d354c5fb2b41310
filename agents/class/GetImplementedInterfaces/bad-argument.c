/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetImplementedInterfaces refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint count;
    jclass *interfaces;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetImplementedInterfaces, NULL, &count, &interfaces);
    else if (is_case("not-a-class"))
        error = ti(GetImplementedInterfaces, string, &count, &interfaces);
    else if (is_case("null-count"))
        error = ti(GetImplementedInterfaces, klass, NULL, &interfaces);
    else
        error = ti(GetImplementedInterfaces, klass, &count, NULL);
    say("GetImplementedInterfaces: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-count", "null-interfaces"));
