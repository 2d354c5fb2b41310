/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of no class succeeds.");

static void observe(JNIEnv *jni, jobject subject)
{
    const jvmtiClassDefinition definition = {0};
    SAY_CALL(RedefineClasses, 0, &definition);
}

TEST(.probe = observe, .needs = {.can_redefine_classes = 1});
