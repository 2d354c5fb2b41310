/* SPDX-License-Identifier: Apache-2.0 */
#include "../starts_and_ends.h"

TITLE("VirtualThreadStart and VirtualThreadEnd are posted to environments in the order of their creation.");

static jvmtiEnv *second;

static void enable_in(jvmtiEnv *env, int event)
{
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
}

/* The second environment gets the event last. */
static void JNICALL end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_start_or_end(env, jni, "VirtualThreadEnd", thread);
    if (env == second && is_of_test(thread))
        release_end_of(thread_name(thread));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = virtual_threads_capability();
    second = new_environment_with(&capabilities);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, end);
        set_virtual_callbacks_in(second, virtual_start, end);
        enable_in(second, VIRTUAL_THREAD_START);
        enable_in(assay_env, VIRTUAL_THREAD_START);
        enable_in(second, VIRTUAL_THREAD_END);
        enable_in(assay_env, VIRTUAL_THREAD_END);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StartsAndEnds",
     .args = LIST("virtual 0", "virtual 1"), .load = load, .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
