/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("Where both kinds of threads take turns in a list those that are suspended are resumed.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[KINDS];
    jvmtiError results[KINDS] = {0};
    list_kinds(jni, threads, list);
    must(SuspendThread, list[VIRTUAL_PARKED]);
    must(SuspendThread, list[PLATFORM_PARKED]);
    must(SuspendThreadList, 1, &list[PLATFORM_HELD], results);
    say("ResumeThreadList: %s", error_name(ti(ResumeThreadList, KINDS, list, results)));
    say_kinds(list, results);
    release_point("platform held");
    await_end(list[PLATFORM_HELD]);
}

TEST(.target = "virtual_thread.SeveralStates", .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1});
