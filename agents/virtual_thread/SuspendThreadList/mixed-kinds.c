/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("Where both kinds of threads take turns in a list each result is that of its own thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[KINDS];
    jvmtiError results[KINDS] = {0};
    list_kinds(jni, threads, list);
    must(SuspendThread, list[VIRTUAL_PARKED]);
    must(SuspendThread, list[PLATFORM_HELD]);
    say("SuspendThreadList: %s", error_name(ti(SuspendThreadList, KINDS, list, results)));
    say_kinds(list, results);
    must(ResumeThread, list[VIRTUAL_HELD]);
    must(ResumeThread, list[VIRTUAL_PARKED]);
    must(ResumeThread, list[PLATFORM_PARKED]);
    must(ResumeThread, list[PLATFORM_HELD]);
    release_point("platform held");
    await_end(list[PLATFORM_HELD]);
}

TEST(.target = "virtual_thread.SeveralStates", .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1});
