/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("ResumeAllVirtualThreads requires can_suspend and can_support_virtual_threads.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiCapabilities capabilities = {.can_suspend = 1};
    if (is_case("can-support-virtual-threads"))
        capabilities = virtual_threads_capability();
    jvmtiEnv *env = new_environment_with(&capabilities);
    say("ResumeAllVirtualThreads: %s", error_name(resume_all_virtual_threads(env, 0, NULL)));
}

TEST(VIRTUAL_THREADS, .probe = observe, .batch = true,
     .cases = LIST("can-suspend", "can-support-virtual-threads"),
     .needs = {.can_support_virtual_threads = 1});
