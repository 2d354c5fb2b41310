/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetStackTrace returns the frames of a virtual thread in a native method.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_stack_in(thread, "Lvirtual_thread/");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("native"), .probe = observe);
