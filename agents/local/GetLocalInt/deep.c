/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt distinguishes frames of one method at depths up to 3000.");

/* Depth 0 is the native probe; 1 to 3000 are the method of levels 0 to 2999. */
enum { DEPTH_FIRST = 1, DEPTH_LAST = 3000 };

static void observe(JNIEnv *jni, jobject unused)
{
    jint level = -1, twice = -1, right = 0;
    for (jint depth = DEPTH_FIRST; depth <= DEPTH_LAST; depth += 100) {
        must(GetLocalInt, NULL, depth, 0, &level);
        must(GetLocalInt, NULL, depth, 1, &twice);
        if (level == depth - DEPTH_FIRST && twice == 2 * level)
            right++;
    }
    say("frames with their own variables: %d", (int)right);
    /* The method compares twice to the level when its callee has returned. */
    must(SetLocalInt, NULL, DEPTH_FIRST + 2048, 1, 1000000);
}

TEST(.target = "stack.Steps3000", .probe = observe, .needs = {.can_access_local_variables = 1});
