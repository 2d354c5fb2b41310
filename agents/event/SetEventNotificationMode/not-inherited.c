/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("An event enabled for a thread is not enabled for the threads that it starts.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("%s begins", thread_name(thread));
    if (strcmp(thread_name(thread), "parent") == 0) {
        set_prepared(assay_env);
        mode(assay_env, JVMTI_ENABLE, thread);
    }
}

TEST(.target = "event.Heir", .probe = observe);
