/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("RelinquishCapabilities of can_support_virtual_threads takes effect though another environment has it.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities support = virtual_threads_capability();
    new_environment_with(&support);
    must(RelinquishCapabilities, &support);
}

static jvmtiError call(void)
{
    if (is_case("SuspendAllVirtualThreads"))
        return suspend_all_virtual_threads(assay_env, 0, NULL);
    if (is_case("ResumeAllVirtualThreads"))
        return resume_all_virtual_threads(assay_env, 0, NULL);
    return set_virtual_mode(
        JVMTI_ENABLE, is_case("VirtualThreadStart") ? VIRTUAL_THREAD_START : VIRTUAL_THREAD_END,
        NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("%s: %s", assay_case(), error_name(call()));
}

TEST(VIRTUAL_THREADS, .load = load, .probe = observe,
     .cases = LIST("SuspendAllVirtualThreads", "ResumeAllVirtualThreads", "VirtualThreadStart",
                   "VirtualThreadEnd"),
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
