/* SPDX-License-Identifier: Apache-2.0 */
#include "../spinning.h"

TITLE("GetLocalInt reads the current variables of a thread that was suspended in a loop.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject instance = NULL;
    must(SuspendThread, thread);
    say_spinning(jni, thread);
    must(GetLocalInstance, thread, 0, &instance);
    say("in the thread's own method: %s", truth((*jni)->IsSameObject(jni, instance, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
