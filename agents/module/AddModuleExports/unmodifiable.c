/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleExports refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    say("AddModuleExports: %s",
        error_name(ti(AddModuleExports, module, package_of(jni, module), unnamed_module(jni))));
}

TEST(.probe = observe, .since = 9);
