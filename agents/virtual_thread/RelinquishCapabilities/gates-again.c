/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("Without its support of virtual threads an environment is refused, though another has it.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities support = {0};
    add_bit(&support, CAN_SUPPORT_VIRTUAL_THREADS);
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

VIRTUAL_TEST(.load = load, .probe = observe, .needs = {.can_suspend = 1},
             .cases = LIST("SuspendAllVirtualThreads", "ResumeAllVirtualThreads",
                           "VirtualThreadStart", "VirtualThreadEnd"));
