/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../two_callers.h"

TITLE("Exception and ExceptionCatch can be enabled for one thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    on_thread(Exception, say_thrown_on, thread_at(jni, threads, 0));
    on_thread(ExceptionCatch, say_caught_on, thread_at(jni, threads, 1));
}

TEST(.target = "method.TwoCallers", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
