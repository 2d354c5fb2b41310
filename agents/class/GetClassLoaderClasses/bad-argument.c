/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoaderClasses refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jclass *classes;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-count"))
        error = ti(GetClassLoaderClasses, NULL, NULL, &classes);
    else
        error = ti(GetClassLoaderClasses, NULL, &count, NULL);
    say("GetClassLoaderClasses: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-classes"));
