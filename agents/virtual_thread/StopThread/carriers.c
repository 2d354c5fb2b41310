/* SPDX-License-Identifier: Apache-2.0 */
#include "carriers.h"
#include "threads.h"
#include "virtual.h"

TITLE("StopThread of a carrier throws nothing in the virtual thread that it carries.");

static jobject sent(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/CatchingInNative"), "SENT",
                               "Ljava/lang/IllegalStateException;");
}

static int accepted;

/* An idle carrier may end at any time. */
static void stop(JNIEnv *jni, jthread carrier)
{
    accepted += ti(StopThread, carrier, sent(jni)) == JVMTI_ERROR_NONE;
}

static void observe(JNIEnv *jni, jobject threads)
{
    for_carriers(jni, stop);
    if (accepted == 0)
        inapplicable("no carrier is there to be stopped");
    say("StopThread of the platform thread: %s",
        error_name(ti(StopThread, thread_at(jni, threads, 1), sent(jni))));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.CatchingInNative", .probe = observe, .timeout = 60,
     .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
