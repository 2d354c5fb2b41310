/* SPDX-License-Identifier: Apache-2.0 */
#include "../mixed_kinds.h"

TITLE("ResumeThreadList resumes the suspended threads of a list of platform and virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[MIXED_KINDS];
    jvmtiError results[MIXED_KINDS] = {0};
    list_kinds(jni, threads, list);
    must(SuspendThread, list[VIRTUAL_PARKED]);
    must(SuspendThread, list[PLATFORM_PARKED]);
    must(SuspendThreadList, 1, &list[PLATFORM_HELD], results);
    SAY_CALL(ResumeThreadList, MIXED_KINDS, list, results);
    say_kinds(list, results);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.MixedKinds", .probe = observe,
     .needs = {.can_suspend = 1});
