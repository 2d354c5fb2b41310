/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState takes null for the current thread, which is runnable.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    say_state(NULL);
    say_state(thread);
}

TEST(.probe = observe);
