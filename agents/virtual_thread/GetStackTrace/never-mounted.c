/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"
#include "../without_carrier.h"

TITLE("GetStackTrace and other functions accept a started virtual thread that was never mounted.");

enum { MOST = 200 };

/* Whether the two functions that give stacks, and the count of frames, agree. */
static bool same_stacks(jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jvmtiStackInfo *stacks = NULL;
    jint count = -1, depth = -2;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    must(GetFrameCount, thread, &depth);
    must(GetThreadListStackTraces, 1, &thread, MOST, &stacks);
    bool same = count == frames_that_fit(depth, MOST) && readable(stacks, 1) == 1
                && stacks[0].frame_count == count
                && readable(stacks[0].frame_buffer, count) == count;
    for (jint i = 0; same && i < count && i < MOST; i++)
        same = frames[i].method == stacks[0].frame_buffer[i].method
               && frames[i].location == stacks[0].frame_buffer[i].location;
    release(stacks);
    return same;
}

static void act(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jobject *owned = NULL, contended = find_class(jni, "virtual_thread/WithoutCarrier");
    jmethodID method = NULL;
    jlocation location = 0;
    /* Where it needs no carrier, it may be blocked for a moment in the class library. */
    must_suspend_with(thread, JVMTI_THREAD_STATE_RUNNABLE);
    say("the same stacks: %s", truth(same_stacks(thread)));
    must(GetFrameCount, thread, &count);
    say("GetFrameLocation beyond: %s",
        error_name(ti(GetFrameLocation, thread, count, &method, &location)));
    say("NotifyFramePop beyond: %s", error_name(ti_if_able(NotifyFramePop, thread, count)));
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &owned);
    /* The class library may have monitors of its own where the thread begins. */
    count = error == JVMTI_ERROR_NONE ? keep_own(jni, count, owned) : 0;
    say("GetOwnedMonitorInfo: %s, %d", error_name(error), (int)count);
    error = ti(GetCurrentContendedMonitor, thread, &contended);
    say("GetCurrentContendedMonitor: %s, %s", error_name(error),
        contended == NULL || !is_monitor_of_test(jni, contended) ? "none" : "one");
    say("name: %s", thread_name(thread));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started"),
     .needs = {.can_suspend = 1,
               .can_get_owned_monitor_info = 1,
               .can_get_current_contended_monitor = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1});
