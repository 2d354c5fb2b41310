/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadEnd enabled for a virtual thread in its VirtualThreadStart is posted on that thread.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    virtual_start(env, jni, thread);
    if (strcmp(thread_name(thread), "virtual 0") == 0)
        say("enable: %s", error_name(set_virtual_mode(JVMTI_ENABLE, VIRTUAL_THREAD_END, thread)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_virtual_callbacks(started, virtual_end);
    enable_virtual(VIRTUAL_THREAD_START);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds", .args = LIST("virtual 0"),
     .probe = observe, .needs = {.can_support_virtual_threads = 1});
