/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking_own.h"

TITLE("A virtual thread that wants a monitor, or got it, can walk its own stack in the handler.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    jthread thread = acting(jni, threads, VIRTUAL_1);
    if (is_case("enter"))
        on_thread(MonitorContendedEnter, walk_at_enter, thread);
    else
        on_thread(MonitorContendedEntered, walk_at_entered, thread);
}

WALKING_OWN_TEST("enter", .cases = LIST("enter", "entered"));
