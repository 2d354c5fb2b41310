/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("An exception is reported on the virtual thread that throws it.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(Exception, thrown);
    else if (round == 2)
        off(Exception);
}

ACTING_TEST("catcher", .needs = {.can_generate_exception_events = 1});
