/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports the current virtual thread as runnable, by reference and by null.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
    say_state(NULL);
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe);
