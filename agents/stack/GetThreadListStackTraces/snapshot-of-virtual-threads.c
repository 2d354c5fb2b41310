/* SPDX-License-Identifier: Apache-2.0 */
#include "../exclusive.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces reports the stacks of virtual threads at one instant.");

static void observe(JNIEnv *jni, jobject threads)
{
    take_snapshots(jni, threads, take_of_four);
}

TEST(VIRTUAL_THREADS, .target = "stack.ExclusiveVirtual", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
