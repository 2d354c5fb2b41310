/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("In the list of SuspendAllVirtualThreads a thread of another kind is refused, or passed over.");

static void say_suspended(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++) {
        jint state = 0;
        must(GetThreadState, one_of(jni, threads, i), &state);
        say("%s: suspended %s", several_names[i],
            truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    }
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {one_of(jni, threads, PARKED), one_of(jni, threads, PLATFORM)};
    if (is_case("unstarted"))
        list[1] = one_of(jni, threads, UNSTARTED);
    else if (is_case("ended"))
        list[1] = one_of(jni, threads, ENDED);
    jvmtiError error = suspend_all_virtual_threads(assay_env, 2, list);
    say("SuspendAllVirtualThreads: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say_suspended(jni, threads);
    assay_must("ResumeAllVirtualThreads", resume_all_virtual_threads(assay_env, 0, NULL));
    say_suspended(jni, threads);
}

VIRTUAL_TEST(.target = "virtual_thread.Several", .probe = observe, .needs = {.can_suspend = 1},
             .cases = LIST("platform", "unstarted", "ended"));
