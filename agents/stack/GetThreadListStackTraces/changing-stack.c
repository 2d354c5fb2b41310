/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetThreadListStackTraces of a running thread reports a stack that it has at that moment.");

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take_listed_stack);
}

TEST(.target = "stack.Changing", .probe = observe);
