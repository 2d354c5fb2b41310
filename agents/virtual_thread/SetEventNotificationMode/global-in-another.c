/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SetEventNotificationMode for a virtual thread and for all in another environment do not mix.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorContendedEnter = say_known_contended_enter;
    make_second_environment();
}

static void enable(jvmtiEnv *env, jthread thread)
{
    enable_in(env, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, thread);
}

static void disable(jvmtiEnv *env, jthread thread)
{
    disable_in(env, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, thread);
}

/* While all threads are parked. */
static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = thread_at(jni, threads, VIRTUAL_0), other = thread_at(jni, threads, VIRTUAL_1);
    if (round == 1) {
        enable(second_environment, NULL);
        enable(assay_env, other);
    } else if (round == 2) {
        disable(assay_env, other);
        disable(second_environment, NULL);
        enable(assay_env, NULL);
        enable(second_environment, first);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter"), .load = load,
     .probe = interleaved_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
