/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports a virtual thread interrupted before its start as new only.");

static void observe(JNIEnv *jni, jobject thread)
{
    interrupt_in_java(jni, thread);
    say_state(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("new"), .probe = observe);
