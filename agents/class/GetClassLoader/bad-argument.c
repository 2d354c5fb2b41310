/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoader refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jobject loader;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassLoader, NULL, &loader);
    else if (is_case("not-a-class"))
        error = ti(GetClassLoader, string, &loader);
    else
        error = ti(GetClassLoader, klass, NULL);
    say("GetClassLoader: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class", "null-loader"));
