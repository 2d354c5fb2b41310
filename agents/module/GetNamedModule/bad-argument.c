/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetNamedModule refuses an object that is not a class loader, and null pointers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module;
    jobject string = (*jni)->NewStringUTF(jni, "no loader");
    jvmtiError error = is_case("not-a-loader")   ? ti(GetNamedModule, string, "java/lang", &module)
                       : is_case("null-package") ? ti(GetNamedModule, NULL, NULL, &module)
                                                 : ti(GetNamedModule, NULL, "java/lang", NULL);
    say("GetNamedModule: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("not-a-loader", "null-package", "null-module"));
