/* SPDX-License-Identifier: Apache-2.0 */
#include "../snapshots.h"

TITLE("All stacks are of one instant: never are two threads seen where only one can be.");

static void observe(JNIEnv *jni, jobject threads)
{
    struct seen seen = {0};
    jthread list[4];
    for (jint i = 0; i < 4; i++)
        list[i] = (*jni)->GetObjectArrayElement(jni, threads, i);
    for (int i = 0; i < 2000 && seen.one < 400; i++) {
        jvmtiStackInfo *stacks = NULL;
        must(GetThreadListStackTraces, 4, list, FRAMES_MAX, &stacks);
        count_snapshot(&seen, stacks, 4);
        release(stacks);
    }
    say("snapshots with more than one thread inside: %d", seen.more);
}

TEST(.target = "stack.Exclusive", .probe = observe);
