/* SPDX-License-Identifier: Apache-2.0 */
#include "../snapshots.h"

TITLE("All stacks are of one instant: never are two threads seen where only one can be.");

static void observe(JNIEnv *jni, jobject threads)
{
    struct seen seen = {0};
    for (int i = 0; i < 2000 && seen.one < 400; i++) {
        jvmtiStackInfo *stacks = NULL;
        jint count = 0;
        must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
        count_snapshot(&seen, stacks, count);
        release(stacks);
    }
    say("snapshots with more than one thread inside: %d", seen.more);
}

TEST(.target = "stack.Exclusive", .probe = observe);
