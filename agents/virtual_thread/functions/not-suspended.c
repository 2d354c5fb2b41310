/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("ForceEarlyReturn functions refuse a virtual thread in a native method, and a parked one.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = thread_at(jni, threads, is_case("native") ? HELD : PARKED);
    SAY_CALL(ForceEarlyReturnObject, thread, NULL);
    SAY_CALL(ForceEarlyReturnLong, thread, 1);
    SAY_CALL(ForceEarlyReturnFloat, thread, 1);
    SAY_CALL(ForceEarlyReturnDouble, thread, 1);
    SAY_CALL(ForceEarlyReturnVoid, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_force_early_return = 1}, .cases = LIST("native", "parked"));
