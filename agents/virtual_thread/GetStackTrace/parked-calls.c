/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/shadow_stacks.h"
#include "../parked_calls.h"

TITLE("GetStackTrace returns the methods entered by a virtual thread that yields and parks.");

/* What the frames are, each by itself as well. */
static void look(jthread thread)
{
    jvmtiFrameInfo frames[SHADOW_MAX];
    jint count = 0;
    must(SuspendThread, thread);
    shadow_look(thread);
    must(GetStackTrace, thread, 0, SHADOW_MAX, frames, &count);
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = -2;
        must(GetFrameLocation, thread, i, &method, &location);
        if (method != frames[i].method || location != frames[i].location)
            wrong("%s at depth %d of %d, not %s", method_name(method), i, count,
                  method_name(frames[i].method));
    }
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ParkedCalls", .probe = parked_calls_probe,
     .cases = LIST("cold", "warm"),
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_suspend = 1,
               .can_support_virtual_threads = 1},
     .timeout = 120);
