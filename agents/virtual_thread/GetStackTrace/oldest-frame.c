/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetStackTrace ends with the virtual thread's own oldest frame, mounted or not.");

static jmethodID oldest(jthread thread)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    return count > 0 && count <= MOST ? frames[count - 1].method : NULL;
}

/* One is in a native method, the other parked, and both began in the same way. */
static void observe(JNIEnv *jni, jobject threads)
{
    jmethodID of_held = oldest(thread_at(jni, threads, HELD));
    jmethodID of_parked = oldest(thread_at(jni, threads, PARKED));
    say("the same for both: %s", truth(of_held != NULL && of_held == of_parked));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
