/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("Functions for long, float and double refuse a virtual thread that is not alive.");

static void refuse(jthread thread)
{
    jvalue v = {0};
    SAY_CALL(GetLocalLong, thread, 0, 0, &v.j);
    SAY_CALL(GetLocalFloat, thread, 0, 0, &v.f);
    SAY_CALL(GetLocalDouble, thread, 0, 0, &v.d);
    SAY_CALL(SetLocalLong, thread, 0, 0, 1);
    SAY_CALL(SetLocalFloat, thread, 0, 0, 1);
    SAY_CALL(SetLocalDouble, thread, 0, 0, 1);
    SAY_CALL(ForceEarlyReturnLong, thread, 1);
    SAY_CALL(ForceEarlyReturnFloat, thread, 1);
    SAY_CALL(ForceEarlyReturnDouble, thread, 1);
}

static void observe(JNIEnv *jni, jobject threads)
{
    refuse(thread_at(jni, threads, is_case("unstarted") ? UNSTARTED : ENDED));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_force_early_return = 1},
     .cases = LIST("unstarted", "ended"));
