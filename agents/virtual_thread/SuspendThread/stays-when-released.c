/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("SuspendThread keeps a virtual thread suspended when what it waits for comes, until it is resumed.");

static void act(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    jint state = 0, bits = JVMTI_THREAD_STATE_ALIVE;
    /* One that is awake, for no reason, owns the monitor that is entered next, or may own a lock of
     * the class library. */
    if (!is_case("running") && !is_case("native"))
        bits = JVMTI_THREAD_STATE_WAITING;
    must_suspend_with(thread, bits);
    while (still_owns_lock(jni, thread) && wait_goes_on(&beginning)) {
        must(ResumeThread, thread);
        must_suspend_with(thread, bits);
    }
    release_thread(jni, thread);
    must(GetThreadState, thread, &state);
    say("alive %s, suspended %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = LIST("running", "native", "waiting", "sleeping", "parked"),
     .needs = {
         .can_suspend = 1, .can_get_owned_monitor_info = 1, .can_support_virtual_threads = 1});
