/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("Thread information and local storage are those of a suspended virtual thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiThreadInfo info = untouched_info();
    jthread thread = thread_at(jni, threads, is_case("native") ? HELD : PARKED);
    must(SuspendThread, thread);
    jvmtiError error = ti(GetThreadInfo, thread, &info);
    say("GetThreadInfo: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(info.name) : "");
    say_storage(assay_env, thread);
    say_set_storage(assay_env, thread, &first_value);
    say_storage(assay_env, thread);
    must(ResumeThread, thread);
    say_storage(assay_env, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1}, .cases = LIST("native", "parked"));
