/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces returns a null list for a list without threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo before = {0};
    jvmtiStackInfo *stacks = &before;
    jvmtiError error = ti(GetThreadListStackTraces, 0, &thread, FRAMES_MAX, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    say("list: %s", stacks == NULL ? "null" : stacks == &before ? "not written" : "not null");
}

TEST(.target = "stack.Nested", .probe = observe);
