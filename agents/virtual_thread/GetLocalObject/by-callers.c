/* SPDX-License-Identifier: Apache-2.0 */
#include "callers.h"
#include "../frames_in_state.h"

TITLE("GetLocalObject and its variants read the frame of a suspended virtual thread, whichever thread calls.");

static void ask(JNIEnv *jni, void *thread)
{
    struct variables read = {0};
    read_outer(thread, depth_of_method(thread, OUTER), &read);
    say_outer(jni, &read);
    read_receiver(thread, depth_of_method(thread, RUN), &read);
    say_receiver(jni, &read);
}

/* A parked thread may have woken spuriously and own a lock of the class library; so it is suspended only
 * while it waits. */
static void act(JNIEnv *jni, jthread thread)
{
    must_suspend_with(thread, JVMTI_THREAD_STATE_WAITING);
    have_called(jni, ask, (*jni)->NewGlobalRef(jni, thread));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = ALL_CALLER_CASES,
     .needs = {.can_access_local_variables = 1,
               .can_suspend = 1,
               CALLER_NEEDS,
               .can_support_virtual_threads = 1});
