/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorInfo returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void call(const char *which, jthread thread)
{
    jobject *monitors = NULL;
    jint count = 0;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    say("%s: %s", which, error_name(error));
}

static void observe(JNIEnv *jni, jobject threads)
{
    call("unstarted", (*jni)->GetObjectArrayElement(jni, threads, 0));
    call("finished", (*jni)->GetObjectArrayElement(jni, threads, 2));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_get_owned_monitor_info = 1});
