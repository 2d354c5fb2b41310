/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetAllModules returns NULL_POINTER for a null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jobject *modules;
    jvmtiError error = is_case("null-count") ? ti(GetAllModules, NULL, &modules)
                                             : ti(GetAllModules, &count, NULL);
    say("GetAllModules: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true, .cases = LIST("null-count", "null-modules"));
