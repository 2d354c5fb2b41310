/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetFrameLocation of a virtual thread in a native method has the location -1.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD);
    jmethodID method = NULL;
    jlocation location = 7;
    jvmtiError error = ti(GetFrameLocation, held, 0, &method, &location);
    say("GetFrameLocation: %s", error_name(error));
    if (error == JVMTI_ERROR_NONE)
        say("%s at %d", method_name(method), (int)location);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
