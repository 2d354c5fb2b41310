/* SPDX-License-Identifier: Apache-2.0 */
#include "../snapshots.h"

TITLE("GetAllStackTraces reports all stacks at one instant, also those of exclusive owners.");

static void take(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count)
{
    must(GetAllStackTraces, FRAMES_MAX, stacks, count);
}

TEST(.target = "stack.Exclusive", .probe = take_snapshots);
