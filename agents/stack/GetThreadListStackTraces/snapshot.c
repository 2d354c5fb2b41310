/* SPDX-License-Identifier: Apache-2.0 */
#include "../exclusive.h"

TITLE("GetThreadListStackTraces reports all stacks at one instant, including those of exclusive owners.");

static void take(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count)
{
    jthread list[4];
    for (jint i = 0; i < 4; i++)
        list[i] = (*jni)->GetObjectArrayElement(jni, threads, i);
    must(GetThreadListStackTraces, 4, list, FRAMES_MAX, stacks);
    *count = 4;
}

static void observe(JNIEnv *jni, jobject threads)
{
    take_snapshots(jni, threads, take);
}

TEST(.target = "stack.Exclusive", .probe = observe);
