/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep enabled for one thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    stepped_class(jni);
    on_thread(SingleStep, say_stepped, first);
    off_thread(SingleStep, first);
    on_thread(SingleStep, say_stepped, thread_at(jni, threads, 1));
}

TEST(.target = "breakpoint.Stepped", .args = LIST("threads", "call"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
