/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/interrupting.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports an interrupted virtual thread that has ended as terminated only.");

/* The thread itself comes with null, main comes with the thread. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        if (is_case("before-its-end"))
            interrupt_current(jni);
        return;
    }
    join(jni, thread);
    if (is_case("after-its-end"))
        interrupt(jni, thread);
    say_state(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .cases = LIST("before-its-end", "after-its-end"));
