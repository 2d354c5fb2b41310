/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("Functions for long, float and double refuse a virtual thread that is not alive.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, thread, ##__VA_ARGS__)))

static void refuse(jthread thread)
{
    jvalue v = {0};
    TRY(GetLocalLong, 0, 0, &v.j);
    TRY(GetLocalFloat, 0, 0, &v.f);
    TRY(GetLocalDouble, 0, 0, &v.d);
    TRY(SetLocalLong, 0, 0, 1);
    TRY(SetLocalFloat, 0, 0, 1);
    TRY(SetLocalDouble, 0, 0, 1);
    TRY(ForceEarlyReturnLong, 1);
    TRY(ForceEarlyReturnFloat, 1);
    TRY(ForceEarlyReturnDouble, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    refuse(thread_at(jni, threads, is_case("unstarted") ? UNSTARTED : ENDED));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_force_early_return = 1},
     .cases = LIST("unstarted", "ended"));
