/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports a thread in LockSupport.parkUntil as parked with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    jint state = 0;
    jvmtiError error;
    /* It may wake for no reason, and parks anew. */
    do
        error = ti(GetThreadState, thread, &state);
    while (error == JVMTI_ERROR_NONE && (state & JVMTI_THREAD_STATE_WAITING) == 0
           && wait_goes_on(&beginning));
    say("GetThreadState: %s %s", error_name(error), thread_state(state));
}

TEST(.target = "thread.ParkedTimed", .args = LIST("until"), .probe = observe);
