/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleExports refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_normal_module(jni);
    struct package package;
    first_package(jni, module, &package);
    say("AddModuleExports: %s", error_name(add_exports(module, &package, unnamed_module(jni))));
}

TEST(.probe = observe, .since = 9);
