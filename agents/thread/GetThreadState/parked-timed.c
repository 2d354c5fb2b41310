/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A thread in LockSupport.parkNanos waits with a timeout and is parked.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    jvmtiError error = ti(GetThreadState, thread, &state);
    say("GetThreadState: %s %s", error_name(error), thread_state(state));
}

TEST(.target = "thread.ParkedTimed", .probe = observe);
