/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleOpens refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    say("AddModuleOpens: %s",
        error_name(ti(AddModuleOpens, module, package_of(jni, module), unnamed_module(jni))));
}

TEST(.probe = observe, .since = 9);
