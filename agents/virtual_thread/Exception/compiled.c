/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("Exceptions enabled for a parked virtual thread and a platform one come in compiled code.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on_thread(Exception, thrown, acting(jni, threads, VIRTUAL_1));
    on_thread(Exception, thrown, acting(jni, threads, PLATFORM));
}

ACTING_TEST_ON(LIST(CARRIERS, "-Xcomp"), "catcher", .needs = {.can_generate_exception_events = 1},
               .timeout = 120);
