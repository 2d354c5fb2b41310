/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"
#include "environments.h"

TITLE("ThreadStart and ThreadEnd are posted to each of two environments that enabled them.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_thread_event("ThreadEnd", env, jni, thread);
    if (env == second_environment && is_starting(thread))
        release_end_of(thread_name(thread));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.ThreadStart = say_thread_start;
    assay_callbacks.ThreadEnd = ended;
    make_second_environment();
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    enable_in_both(JVMTI_EVENT_THREAD_START);
    enable_in_both(JVMTI_EVENT_THREAD_END);
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .load = load, .probe = observe);
