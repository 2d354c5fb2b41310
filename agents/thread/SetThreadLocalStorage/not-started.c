/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetThreadLocalStorage returns THREAD_NOT_ALIVE for an unstarted thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_set_storage(assay_env, thread, &first_value);
}

TEST(.target = "thread.InState", .args = LIST("new"), .probe = observe);
