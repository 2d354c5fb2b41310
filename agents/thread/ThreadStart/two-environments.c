/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart and ThreadEnd are posted only to the environment that enabled them.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    jvmtiEnv *second = new_environment();
    bool start = is_case("start-in-the-first");
    assay_callbacks.ThreadStart = say_thread_start;
    assay_callbacks.ThreadEnd = say_thread_end;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(start ? assay_env : second, SetEventNotificationMode, JVMTI_ENABLE,
            JVMTI_EVENT_THREAD_START, NULL);
    must_in(start ? second : assay_env, SetEventNotificationMode, JVMTI_ENABLE,
            JVMTI_EVENT_THREAD_END, NULL);
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe,
     .cases = LIST("start-in-the-first", "end-in-the-first"));
