/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState reports a timeout of which the lower 32 bits are zero as a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        pass_case(jni, find_class(jni, "thread/LongTimeouts"));
    else
        say_state_with(thread, JVMTI_THREAD_STATE_WAITING);
}

TEST(.target = "thread.LongTimeouts", .probe = observe,
     .cases = LIST("park", "park-until", "sleep", "wait"));
