/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameCount returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-count"))
        error = ti(GetFrameCount, thread, NULL);
    else
        error = ti(GetFrameCount, (jthread)(*jni)->GetObjectClass(jni, thread), &count);
    say("GetFrameCount: %s", error_name(error));
}

TEST(.target = "stack.Nested", .probe = observe, .batch = true,
     .cases = LIST("null-count", "no-thread"));
