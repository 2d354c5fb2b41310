/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MonitorContendedEntered is posted to each of two environments for the virtual thread it enabled.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MonitorContendedEntered = say_known_contended_entered;
    make_second_environment();
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1 || round == 2)
        enable_in_each(JVMTI_EVENT_MONITOR_CONTENDED_ENTERED, thread_at(jni, threads, VIRTUAL_0),
                       thread_at(jni, threads, VIRTUAL_1), round == 2);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter"), .load = load,
     .probe = interleaved_probe,
     .needs = {.can_generate_monitor_events = 1, .can_support_virtual_threads = 1});
