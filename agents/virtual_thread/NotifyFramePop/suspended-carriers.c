/* SPDX-License-Identifier: Apache-2.0 */
#include "../calling.h"

TITLE("NotifyFramePop does not refuse a suspended carrier as not suspended while it carries a virtual thread.");

static void observe(JNIEnv *jni, jobject first)
{
    suspend_carriers(jni);
    for (int i = 0; i < suspensions; i++) {
        say("a carrier, suspended: %s", truth(is_suspended(suspended[i])));
        SAY_CALL(NotifyFramePop, suspended[i], 0);
    }
    resume_carriers();
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_support_virtual_threads = 1, .can_suspend = 1});
