/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnFloat returns INVALID_THREAD for an object that is not a thread.");

static void observe(JNIEnv *jni, jobject unused)
{
    jobject no_thread = find_class(jni, "early_return/Calling");
    SAY_CALL(ForceEarlyReturnFloat, no_thread, 1.5f);
}

TEST(.probe = observe, .needs = {.can_force_early_return = 1});
