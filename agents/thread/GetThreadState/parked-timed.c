/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadState reports a thread in LockSupport.parkNanos as parked with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    jvmtiError error = ti(GetThreadState, thread, &state);
    say("GetThreadState: %s %s", error_name(error), thread_state(state));
}

TEST(.target = "thread.ParkedTimed", .probe = observe);
