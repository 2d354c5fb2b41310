/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalObject returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void call(const char *which, jthread thread)
{
    jvmtiError error = ti(SetLocalObject, thread, 0, 0, thread);
    say("%s: %s", which, error_name(error));
}

static void observe(JNIEnv *jni, jobject threads)
{
    call("unstarted", (*jni)->GetObjectArrayElement(jni, threads, 0));
    call("finished", (*jni)->GetObjectArrayElement(jni, threads, 2));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_access_local_variables = 1});
