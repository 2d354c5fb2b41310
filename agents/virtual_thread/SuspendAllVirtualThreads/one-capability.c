/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("SuspendAllVirtualThreads needs both of its capabilities: with either alone it is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiCapabilities capabilities = {0};
    if (is_case("can-suspend"))
        capabilities.can_suspend = 1;
    else
        add_bit(&capabilities, CAN_SUPPORT_VIRTUAL_THREADS);
    jvmtiEnv *env = new_environment_with(&capabilities);
    say("SuspendAllVirtualThreads: %s", error_name(suspend_all_virtual_threads(env, 0, NULL)));
}

VIRTUAL_TEST(.probe = observe, .cases = LIST("can-suspend", "can-support-virtual-threads"));
