/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetStackTrace ends with the virtual thread's own oldest frame, mounted or not.");

static jthread keeper; /* global */
static jmethodID first;

static jmethodID oldest(jthread thread)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    if (count == MOST)
        inapplicable("the class library has many frames of its own");
    return count > 0 && count < MOST ? frames[count - 1].method : NULL;
}

/* The thread probes with null, is parked while others probe, and then probes once more. The method that
 * it began with is the same all the time. */
static void observe(JNIEnv *jni, jobject thread)
{
    static int others, same;
    if (thread == NULL) {
        keeper = (*jni)->NewGlobalRef(jni, current_thread());
        first = oldest(NULL);
    } else if (strcmp(thread_name(thread), "other") == 0) {
        others++;
        same += first != NULL && oldest(keeper) == first;
    } else {
        say("the same while it is parked: %d of %d", same, others);
        say("when it goes on: %s", truth(first != NULL && oldest(NULL) == first));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.RawMonitorOwner", .probe = observe);
