/* SPDX-License-Identifier: Apache-2.0 */
#include "../exclusive.h"

TITLE("GetAllStackTraces reports all stacks at one instant, including those of exclusive owners.");

static void take(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count)
{
    must(GetAllStackTraces, FRAMES_MAX, stacks, count);
}

static void observe(JNIEnv *jni, jobject threads)
{
    take_snapshots(jni, threads, take);
}

TEST(.target = "stack.Exclusive", .probe = observe);
