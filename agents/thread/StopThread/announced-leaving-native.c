/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread of a thread in a native method posts Exception and ExceptionCatch once.");

static void observe(JNIEnv *jni, jobject subjects)
{
    stop_with_events(jni, subjects);
    release_point("native");
}

TEST(.target = "thread.Stoppable", .args = LIST("native"), .probe = observe, .death = say_events,
     .needs = {.can_signal_thread = 1, .can_generate_exception_events = 1});
