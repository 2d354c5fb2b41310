/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLoadedClasses refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jclass *classes;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-count"))
        error = ti(GetLoadedClasses, NULL, &classes);
    else
        error = ti(GetLoadedClasses, &count, NULL);
    say("GetLoadedClasses: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-classes"));
