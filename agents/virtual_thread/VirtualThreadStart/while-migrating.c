/* SPDX-License-Identifier: Apache-2.0 */
#include "../migrating.h"

TITLE("VirtualThreadStart and VirtualThreadEnd can be toggled while virtual threads change carriers.");

static void JNICALL came_or_went(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count_event(jni, thread);
}

static void prepare(JNIEnv *jni)
{
    set_virtual_callbacks(came_or_went, came_or_went);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        prepare(jni);
        return;
    }
    toggle(jni, VIRTUAL_THREAD_START, NULL);
    toggle(jni, VIRTUAL_THREAD_END, NULL);
    toggle(jni, VIRTUAL_THREAD_END, thread);
    say_posted(jni, VIRTUAL_THREAD_START);
    say_posted(jni, VIRTUAL_THREAD_END);
    say_wrong_threads();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
