/* SPDX-License-Identifier: Apache-2.0 */
#include "../exclusive.h"

TITLE("GetThreadListStackTraces reports all stacks at one instant, including those of exclusive owners.");

static void observe(JNIEnv *jni, jobject threads)
{
    take_snapshots(jni, threads, take_of_four);
}

TEST(.target = "stack.Exclusive", .probe = observe);
