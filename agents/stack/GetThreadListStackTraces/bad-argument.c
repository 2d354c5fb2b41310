/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadListStackTraces returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo *stacks = NULL;
    jthread list[2] = {thread, (jthread)(*jni)->GetObjectClass(jni, thread)};
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("negative-count"))
        error = ti(GetThreadListStackTraces, -1, list, 1, &stacks);
    else if (is_case("negative-maximum"))
        error = ti(GetThreadListStackTraces, 1, list, -1, &stacks);
    else if (is_case("null-list"))
        error = ti(GetThreadListStackTraces, 1, NULL, 1, &stacks);
    else if (is_case("null-result"))
        error = ti(GetThreadListStackTraces, 1, list, 1, NULL);
    else
        error = ti(GetThreadListStackTraces, 2, list, 1, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
}

TEST(.target = "stack.Nested", .probe = observe, .batch = true,
     .cases = LIST("negative-count", "negative-maximum", "null-list", "null-result", "no-thread"));
