/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports nothing else for a thread interrupted before it was started.");

static void observe(JNIEnv *jni, jobject thread)
{
    interrupt_in_java(jni, thread);
    say_state(thread);
}

TEST(.target = "thread.InState", .args = LIST("new"), .probe = observe);
