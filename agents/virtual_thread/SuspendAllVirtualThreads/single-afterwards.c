/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SuspendThread and ResumeThread work after SuspendAllVirtualThreads with a list.");

static void each(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD), parked = thread_at(jni, threads, PARKED);
    say("held: SuspendThread %s", error_name(ti(SuspendThread, held)));
    say("parked: ResumeThread %s", error_name(ti(ResumeThread, parked)));
    say("held: ResumeThread %s", error_name(ti(ResumeThread, held)));
    say("parked: SuspendThread %s", error_name(ti(SuspendThread, parked)));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD), parked = thread_at(jni, threads, PARKED);
    say("all but parked: %s", error_name(suspend_all_virtual_threads(assay_env, 1, &parked)));
    each(jni, threads);
    must(ResumeThread, parked);
    say("all but held: %s", error_name(suspend_all_virtual_threads(assay_env, 1, &held)));
    say("held: ResumeThread %s", error_name(ti(ResumeThread, held)));
    say("held: SuspendThread %s", error_name(ti(SuspendThread, held)));
    say("resume all but held: %s", error_name(resume_all_virtual_threads(assay_env, 1, &held)));
    say("held: SuspendThread %s", error_name(ti(SuspendThread, held)));
    say("parked: ResumeThread %s", error_name(ti(ResumeThread, parked)));
    say("held: ResumeThread %s", error_name(ti(ResumeThread, held)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
