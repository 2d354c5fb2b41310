/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports an interrupted virtual thread that has ended as terminated only.");

/* The thread itself comes with null, main comes with the thread. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        if (is_case("before-its-end"))
            interrupt_in_java(jni, NULL);
        return;
    }
    join_in_java(jni, thread);
    if (is_case("after-its-end"))
        interrupt_in_java(jni, thread);
    say_state(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .cases = LIST("before-its-end", "after-its-end"));
