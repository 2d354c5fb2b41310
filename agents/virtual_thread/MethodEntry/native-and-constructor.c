/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodEntry is posted for constructors and native methods that a virtual thread enters.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method)
        || strcmp(method_name(method), "Lassay/Agent;.say(Ljava/lang/String;)V") == 0)
        say("%sentry %s %s", side(env), short_method_name(method), on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(MethodEntry, entered, thread_at(jni, threads, VIRTUAL_1));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("make"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_entry_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
