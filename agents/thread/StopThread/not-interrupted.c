/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("StopThread does not interrupt the thread, whatever it does.");

static void observe(JNIEnv *jni, jobject subject)
{
    static int calls;
    if (asks_for_case(jni, subject))
        return;
    if (++calls == 1) {
        jthread thread = element(jni, subject, 0);
        SAY_CALL(StopThread, thread, element(jni, subject, 1));
    } else {
        say_interrupted(jni, subject);
    }
}

TEST(.target = "thread.StoppedOnce", .probe = observe,
     .cases = LIST("running", "waiting", "waiting-timed", "parked"),
     .needs = {.can_signal_thread = 1});
