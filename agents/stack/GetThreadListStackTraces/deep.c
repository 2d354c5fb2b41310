/* SPDX-License-Identifier: Apache-2.0 */
#include "../deep.h"

TITLE("GetThreadListStackTraces returns all frames of a deep stack, and exactly as many as the maximum.");

static void take(JNIEnv *jni, jint maximum, jint *count, jvmtiStackInfo **stacks)
{
    jthread list[2] = {0};
    *count = is_case("alone") ? 1 : 2;
    for (jint i = 0; i < *count; i++)
        must(GetCurrentThread, &list[i]);
    must(GetThreadListStackTraces, *count, list, maximum, stacks);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_deep_stack(jni, take);
}

TEST(.target = "stack.Steps3000", .probe = observe, .cases = LIST("alone", "twice"));
