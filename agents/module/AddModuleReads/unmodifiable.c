/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleReads refuses an unmodifiable module.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject module = unmodifiable_module(jni);
    SAY_CALL(AddModuleReads, module, unnamed_module(jni));
}

TEST(.probe = observe, .since = 9);
