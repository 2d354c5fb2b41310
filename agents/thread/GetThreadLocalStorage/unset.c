/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Storage that was never set reads as null, for the current thread and for another.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread) {
        say_storage(assay_env, NULL);
        say_storage(assay_env, thread);
    }
}

TEST(.target = "thread.Living", .probe = observe);
