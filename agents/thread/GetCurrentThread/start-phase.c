/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetCurrentThread returns Thread.currentThread() in the start phase.");

static void start(JNIEnv *jni)
{
    jthread thread = NULL;
    SAY_CALL(GetCurrentThread, &thread);
    say("some thread: %s", truth(thread != NULL));
    /* In release 8 the VM may be too little initialized to run Java here. */
    if ((*jni)->GetVersion(jni) >= 0x00090000)
        say_same_as_java(jni, thread);
}

TEST(.start = start);
