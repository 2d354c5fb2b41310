/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns null where no value was set, for any thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread) {
        say_storage(assay_env, NULL);
        say_storage(assay_env, thread);
    }
}

TEST(.target = "thread.LiveThread", .probe = observe);
