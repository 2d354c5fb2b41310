/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("ForceEarlyReturn functions refuse a virtual thread in a native method, and a parked one.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, thread, ##__VA_ARGS__)))

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, is_case("native") ? HELD : PARKED);
    TRY(ForceEarlyReturnObject, NULL);
    TRY(ForceEarlyReturnLong, 1);
    TRY(ForceEarlyReturnFloat, 1);
    TRY(ForceEarlyReturnDouble, 1);
    TRY(ForceEarlyReturnVoid);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_force_early_return = 1}, .cases = LIST("native", "parked"));
