/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("InterruptThread interrupts the virtual thread that names itself.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        await_arrival("interrupted");
        say_interrupted(jni, current_thread());
        release_point("interrupted");
        return;
    }
    /* What a JVM runs in Java at the first lookup may end an interruption. */
    find_class(jni, "java/lang/Thread");
    SAY_CALL(InterruptThread, current_thread());
    say_interrupted(jni, current_thread());
    arrive_and_wait("interrupted");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_signal_thread = 1});
