/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("ThreadStart and ThreadEnd are posted to the environments that enabled them, between virtual threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    jvmtiEnv *second = new_environment();
    assay_callbacks.ThreadStart = platform_start;
    assay_callbacks.ThreadEnd = platform_end;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Alternating",
     .args = LIST("platform 0", "platform 1"), .probe = observe);
