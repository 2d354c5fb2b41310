/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking_own.h"

TITLE("A virtual thread that is to wait, or has waited, can walk its own stack in the handler.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    jthread thread = acting(jni, threads, VIRTUAL_1);
    if (is_case("wait"))
        on_thread(MonitorWait, walk_at_wait, thread);
    else
        on_thread(MonitorWaited, walk_at_waited, thread);
}

WALKING_OWN_TEST("wait", .cases = LIST("wait", "waited"));
