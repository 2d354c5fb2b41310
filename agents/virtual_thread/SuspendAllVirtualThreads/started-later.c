/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A thread started while all are suspended can be resumed and suspended like the others.");

static void observe(JNIEnv *jni, jobject threads)
{
    suspend_all(0, NULL);
    jthread thread = another(jni, 4);
    resume_all(0, NULL);
    await_progress(jni, 4);
    say("runs");
    suspend_all(0, NULL);
    say("suspended: %s", truth(is_suspended(thread)));
    say("progress: %s", truth(progresses(jni, 4)));
    resume_all(0, NULL);
    await_progress(jni, 4);
    say("runs");
}

COUNTING_TEST(.timeout = 0);
