/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("InterruptThread returns INVALID_THREAD for null and for objects that are not threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject object = is_case("null") ? NULL : (jobject)find_class(jni, "java/lang/Thread");
    SAY_CALL(InterruptThread, object);
}

TEST(.probe = observe, .needs = {.can_signal_thread = 1}, .batch = true,
     .cases = LIST("null", "no-thread"));
