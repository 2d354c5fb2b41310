/* SPDX-License-Identifier: Apache-2.0 */
#include "../calling.h"

TITLE("ClearAllFramePops of a suspended carrier succeeds while it carries a virtual thread.");

static void observe(JNIEnv *jni, jobject first)
{
    suspend_carriers(jni);
    for (int i = 0; i < suspensions; i++) {
        say("a carrier, suspended: %s", truth(is_suspended(suspended[i])));
        say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, suspended[i])));
    }
    resume_carriers();
}

TEST(.since = 25, .vm_args = LIST(ONE_CARRIER), .target = "virtual_thread.Calling",
     .probe = observe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_support_virtual_threads = 1, .can_suspend = 1});
