/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadEnd and VirtualThreadStart are enabled and disabled independently.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        enable_virtual(VIRTUAL_THREAD_START);
        enable_virtual(VIRTUAL_THREAD_END);
        return;
    }
    const char *name = thread_name(thread);
    if (strcmp(name, "virtual 0") == 0) {
        say("disable: %s", error_name(set_virtual_mode(JVMTI_DISABLE, VIRTUAL_THREAD_END, NULL)));
        say("disable: %s", error_name(set_virtual_mode(JVMTI_DISABLE, VIRTUAL_THREAD_START, NULL)));
    } else if (strcmp(name, "virtual 1") == 0) {
        say("enable: %s", error_name(set_virtual_mode(JVMTI_ENABLE, VIRTUAL_THREAD_END, NULL)));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("virtual 1"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});
