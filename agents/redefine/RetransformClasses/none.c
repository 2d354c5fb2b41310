/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("RetransformClasses of no class succeeds.");

static void observe(JNIEnv *jni, jobject unused)
{
    const jclass klass = NULL;
    SAY_CALL(RetransformClasses, 0, &klass);
}

TEST(.probe = observe, .needs = {.can_retransform_classes = 1});
