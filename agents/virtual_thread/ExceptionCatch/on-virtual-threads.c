/* SPDX-License-Identifier: Apache-2.0 */
#include "../throwing.h"

TITLE("ExceptionCatch comes on the virtual thread, enabled globally or for it alone.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        on(ExceptionCatch, caught);
    } else if (round == 2) {
        on_thread(ExceptionCatch, caught, acting(jni, threads, VIRTUAL_0));
        off(ExceptionCatch);
    }
}

ACTING_TEST("catcher", .needs = {.can_generate_exception_events = 1});
