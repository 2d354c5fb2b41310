/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameCount returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void call(const char *which, jthread thread)
{
    jint count = 0;
    jvmtiError error = ti(GetFrameCount, thread, &count);
    say("%s: %s", which, error_name(error));
}

static void observe(JNIEnv *jni, jobject threads)
{
    call("unstarted", (*jni)->GetObjectArrayElement(jni, threads, 0));
    call("alive", (*jni)->GetObjectArrayElement(jni, threads, 1));
    call("finished", (*jni)->GetObjectArrayElement(jni, threads, 2));
}

TEST(.target = "stack.Lifetimes", .probe = observe);
