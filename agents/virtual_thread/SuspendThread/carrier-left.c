/* SPDX-License-Identifier: Apache-2.0 */
#include "../calling.h"

TITLE("SuspendThread keeps a carrier suspended when the virtual thread leaves it, until one resumption.");

static void observe(JNIEnv *jni, jobject first)
{
    suspend_carriers(jni);
    say("the virtual thread ends: %s", truth(end_first(jni)));
    for (int i = 0; i < suspensions; i++) {
        jthread carrier = suspended[i];
        say("a carrier, suspended: %s", truth(is_suspended(carrier)));
        SAY_CALL(SuspendThread, carrier);
        SAY_CALL(ResumeThread, carrier);
        say("suspended: %s", truth(is_suspended(carrier)));
        SAY_CALL(ResumeThread, carrier);
    }
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
