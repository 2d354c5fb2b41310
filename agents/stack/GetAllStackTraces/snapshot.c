/* SPDX-License-Identifier: Apache-2.0 */
#include "../snapshots.h"

TITLE("All stacks are of one instant: never are two threads seen where only one can be.");

static void take(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count)
{
    must(GetAllStackTraces, FRAMES_MAX, stacks, count);
}

TEST(.target = "stack.Exclusive", .probe = take_snapshots);
