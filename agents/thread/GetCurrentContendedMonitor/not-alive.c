/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentContendedMonitor returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void call(const char *which, jthread thread)
{
    jobject monitor = NULL;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, &monitor);
    say("%s: %s", which, error_name(error));
}

static void observe(JNIEnv *jni, jobject threads)
{
    call("unstarted", (*jni)->GetObjectArrayElement(jni, threads, 0));
    call("finished", (*jni)->GetObjectArrayElement(jni, threads, 2));
}

TEST(.target = "stack.Lifetimes", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1});
