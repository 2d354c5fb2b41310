/* SPDX-License-Identifier: Apache-2.0 */
#include "../mixed_kinds.h"

TITLE("SuspendThreadList returns each thread's result for a list of platform and virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[MIXED_KINDS];
    jvmtiError results[MIXED_KINDS] = {0};
    list_kinds(jni, threads, list);
    must(SuspendThread, list[VIRTUAL_PARKED]);
    must(SuspendThread, list[PLATFORM_HELD]);
    SAY_CALL(SuspendThreadList, MIXED_KINDS, list, results);
    say_kinds(list, results);
    must(ResumeThread, list[VIRTUAL_HELD]);
    must(ResumeThread, list[VIRTUAL_PARKED]);
    must(ResumeThread, list[PLATFORM_PARKED]);
    must(ResumeThread, list[PLATFORM_HELD]);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.MixedKinds", .probe = observe,
     .needs = {.can_suspend = 1});
