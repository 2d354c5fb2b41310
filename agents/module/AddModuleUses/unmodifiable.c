/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleUses refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    SAY_CALL(AddModuleUses, module, find_class(jni, "java/lang/Runnable"));
}

TEST(.probe = observe, .since = 9);
