/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodExit is posted to each of two environments for the virtual thread that it enabled.");

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodExit = say_method_exit;
    make_second_environment();
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    swap_environments(jni, threads, round, JVMTI_EVENT_METHOD_EXIT);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"), .load = load,
     .probe = interleaved_probe,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1});
