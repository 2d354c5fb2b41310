/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../pinned.h"

TITLE("GetStackTrace returns the whole stack of a virtual thread that has a native frame in its middle.");

enum { MOST = 200 };

static bool is_shown(jmethodID method)
{
    const char *name = method_name(method);
    return strstr(name, "Lvirtual_thread/") == name || strstr(name, "Lassay/") == name;
}

static void observe(JNIEnv *jni, jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = -1, depth = -1;
    must(SuspendThread, thread);
    jvmtiError error = ti(GetStackTrace, thread, 0, MOST, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        count = 0;
    SAY_CALL(GetFrameCount, thread, &depth);
    say("the same: %s", truth(count == frames_that_fit(depth, MOST)));
    for (jint i = 0; i < readable(frames, count) && i < MOST; i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        if (!is_shown(frames[i].method))
            continue;
        error = ti(GetFrameLocation, thread, i, &method, &location);
        bool same = method == frames[i].method && location == frames[i].location;
        say("%s %s, GetFrameLocation: %s %s", method_name(frames[i].method),
            frames[i].location == -1 ? "native" : "in Java", error_name(error),
            same ? "the same" : "another");
    }
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE), .needs = {.can_suspend = 1});
