/* SPDX-License-Identifier: Apache-2.0 */
#include "../deep.h"

TITLE("GetAllStackTraces returns all frames of a deep stack, and exactly as many as the maximum.");

static void take(JNIEnv *jni, jint maximum, jint *count, jvmtiStackInfo **stacks)
{
    must(GetAllStackTraces, maximum, stacks, count);
}

static void observe(JNIEnv *jni, jobject unused)
{
    others_allowed = true;
    compare_deep_stack(jni, take);
}

TEST(.target = "stack.Steps3000", .probe = observe);
