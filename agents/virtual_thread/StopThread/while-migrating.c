/* SPDX-License-Identifier: Apache-2.0 */
#include "../migrating.h"

TITLE("Functions that need a suspended thread refuse virtual threads that change carriers.");

static jobject exception;

static jvmtiError call(jthread thread)
{
    jint value = 0;
    if (is_case("StopThread"))
        return ti(StopThread, thread, exception);
    if (is_case("PopFrame"))
        return ti(PopFrame, thread);
    if (is_case("ForceEarlyReturnVoid"))
        return ti(ForceEarlyReturnVoid, thread);
    return ti(GetLocalInt, thread, 1, 0, &value);
}

static void observe(JNIEnv *jni, jobject thread)
{
    int accepted = 0, others = 0;
    if (thread == NULL)
        return;
    jint before = sums_of_first(jni);
    exception = (*jni)->AllocObject(jni, find_class(jni, "java/lang/IllegalStateException"));
    for (int i = 0; i < 500 || sums_of_first(jni) - before < 20; i++) {
        jvmtiError error = call(thread);
        accepted += error == JVMTI_ERROR_NONE;
        others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    }
    say("moves: %s, some accepted: %s", truth(sums_of_first(jni) > before), truth(accepted > 0));
    if (is_case("StopThread"))
        say("other errors: %d", others);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe,
     .cases = LIST("StopThread", "PopFrame", "ForceEarlyReturnVoid", "GetLocalInt"),
     .needs = {.can_signal_thread = 1,
               .can_pop_frame = 1,
               .can_force_early_return = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
