/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SuspendThread refuses objects that are not threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject object = find_class(jni, "java/lang/Thread");
    SAY_CALL(SuspendThread, object);
}

TEST(.probe = observe, .needs = {.can_suspend = 1}, .cases = LIST("no-thread"));
