/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("Exception enabled for one parked virtual thread comes on it alone.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(Exception, thrown, acting(jni, threads, VIRTUAL_1));
}

ACTING_TEST("catcher", .needs = {.can_generate_exception_events = 1});
