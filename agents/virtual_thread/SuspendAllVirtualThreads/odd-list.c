/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("In the list of SuspendAllVirtualThreads a thread of another kind is refused, or passed over.");

static void observe(JNIEnv *jni, jobject threads)
{
    enum several odd = is_case("unstarted") ? UNSTARTED : is_case("ended") ? ENDED : PLATFORM;
    const jthread list[2] = {one_of(jni, threads, PARKED), one_of(jni, threads, odd)};
    jvmtiError error = suspend_all_virtual_threads(assay_env, 2, list);
    say("SuspendAllVirtualThreads: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say_which_suspended(jni, threads);
    assay_must(assay_env, "ResumeAllVirtualThreads",
               resume_all_virtual_threads(assay_env, 0, NULL));
    say_which_suspended(jni, threads);
}

VIRTUAL_TEST(.target = "virtual_thread.SeveralStates", .probe = observe,
             .needs = {.can_suspend = 1}, .cases = LIST("platform", "unstarted", "ended"));
