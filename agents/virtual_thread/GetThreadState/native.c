/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports the state of a virtual thread in a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("native"), .probe = observe);
