/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("Of a list without threads there are no stacks: an empty list, which is null.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo before = {0};
    jvmtiStackInfo *stacks = &before;
    jvmtiError error = ti(GetThreadListStackTraces, 0, &thread, FRAMES_MAX, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    say("list: %s", stacks == NULL ? "null" : stacks == &before ? "not written" : "not null");
}

TEST(.target = "stack.Nested", .probe = observe);
