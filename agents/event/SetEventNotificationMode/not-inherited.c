/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event enabled for a thread is not enabled for the threads that it starts.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("%s begins", thread_name(thread));
    if (strcmp(thread_name(thread), "parent") == 0) {
        need_prepared_where_used(jni);
        set_class_prepare_in(assay_env);
        class_prepare_mode(assay_env, JVMTI_ENABLE, thread);
    }
}

TEST(.target = "event.StartingThread", .probe = observe);
