/* SPDX-License-Identifier: Apache-2.0 */
#include "../current.h"

TITLE("The current thread is told in the start phase.");

static void start(JNIEnv *jni)
{
    jthread thread = NULL;
    say("GetCurrentThread: %s", error_name(ti(GetCurrentThread, &thread)));
    say("some thread: %s", truth(thread != NULL));
}

TEST(.start = start);
