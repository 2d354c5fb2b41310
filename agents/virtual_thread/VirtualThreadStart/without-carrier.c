/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("VirtualThreadStart is posted once for a thread that was examined before it had a carrier.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "virtual") == 0)
        say("VirtualThreadStart");
}

static void act(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    must(SuspendThread, thread);
    must(GetFrameCount, thread, &count);
    must(SetThreadLocalStorage, thread, &first_value);
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP, thread);
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, thread);
    must(ResumeThread, thread);
}

static void look(JNIEnv *jni)
{
    say_storage(assay_env, NULL);
}

static void probe(JNIEnv *jni, jobject subject)
{
    without_carrier_probe(jni, subject);
    if (subject != NULL)
        return;
    at_end = look;
    set_virtual_callbacks(started, NULL);
    enable_virtual(VIRTUAL_THREAD_START);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier", .probe = probe,
     .cases = LIST("started"),
     .needs = {
         .can_suspend = 1, .can_generate_single_step_events = 1, .can_support_virtual_threads = 1});
