/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports a thread suspended by Thread.suspend as suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    static int probes;
    say_state(thread);
    if (++probes == 1)
        return;
    SAY_CALL(ResumeThread, thread);
    say_state(thread);
}

TEST(.target = "thread.SuspendedByJava", .probe = observe, .until = 17,
     .needs = {.can_suspend = 1});
