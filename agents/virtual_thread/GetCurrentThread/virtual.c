/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetCurrentThread returns the virtual thread that calls it, not the carrier.");

static void observe(JNIEnv *jni, jobject thread)
{
    jthread current = NULL;
    jvmtiError error = ti(GetCurrentThread, &current);
    say("GetCurrentThread: %s %s", error_name(error),
        (*jni)->IsSameObject(jni, current, thread) ? "the virtual thread" : "another");
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe);
