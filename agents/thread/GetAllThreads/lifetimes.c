/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetAllThreads lists live threads once, the caller included, and no unstarted or terminated ones.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("caller: %d", times_listed(jni, self));
    say("unstarted: %d", times_listed(jni, (*jni)->GetObjectArrayElement(jni, threads, 0)));
    say("alive: %d", times_listed(jni, (*jni)->GetObjectArrayElement(jni, threads, 1)));
    say("finished: %d", times_listed(jni, (*jni)->GetObjectArrayElement(jni, threads, 2)));
}

TEST(.target = "stack.Lifetimes", .probe = observe);
