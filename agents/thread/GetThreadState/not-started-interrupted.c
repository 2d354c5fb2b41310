/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A thread that was interrupted before anybody has started it is new, and nothing else.");

static void observe(JNIEnv *jni, jobject thread)
{
    interrupt_in_java(jni, thread);
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("new"), .probe = observe);
