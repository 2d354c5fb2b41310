/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadLocalStorage returns THREAD_NOT_ALIVE for a terminated thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_storage(assay_env, thread);
}

TEST(.target = "thread.InState", .args = LIST("terminated"), .probe = observe);
