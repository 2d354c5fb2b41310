/* SPDX-License-Identifier: Apache-2.0 */
#include "own_suspension.h"

TITLE("SuspendThread of the calling thread returns when another thread resumes it.");

static atomic_int returned;

static void suspend_self(void)
{
    jthread self = NULL;
    if (is_case("reference"))
        must(GetCurrentThread, &self);
    jvmtiError error = ti(SuspendThread, self);
    atomic_store(&returned, 1);
    arrive_and_wait("main has spoken");
    say("SuspendThread: %s", error_name(error));
}

static void observe(JNIEnv *jni, jthread thread)
{
    if (thread == NULL) {
        suspend_self();
        return;
    }
    await_own_suspension(thread, &returned);
    for (int i = 0; i < 20 && atomic_load(&returned) == 0; i++)
        give_others_time();
    say("returned: %d", atomic_load(&returned));
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(ResumeThread, thread);
    await_arrival("main has spoken");
    say("returned: %d", atomic_load(&returned));
    release_point("main has spoken");
}

TEST(.target = "thread.SelfSuspending", .probe = observe, .needs = {.can_suspend = 1},
     .cases = LIST("null", "reference"));
