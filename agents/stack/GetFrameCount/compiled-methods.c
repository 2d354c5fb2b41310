/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameCount, GetFrameLocation and GetStackTrace report the same frames of compiled methods.");

enum { DEPTH_INNER = 2, DEPTH_OUTER = 4 };

static void observe(JNIEnv *jni, jobject unused)
{
    enum { MOST = 1000 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jmethodID method = NULL;
    jlocation location = 0;
    jint counted = 0, traced = 0, located = 0;
    must(GetFrameCount, NULL, &counted);
    must(GetStackTrace, NULL, 0, MOST, frames, &traced);
    while (located < 2 * MOST
           && ti(GetFrameLocation, NULL, located, &method, &location) == JVMTI_ERROR_NONE)
        located++;
    say("GetFrameCount, minus that of the trace: %d",
        (int)(frames_that_fit(counted, MOST) - traced));
    say("GetFrameLocation, minus that of the trace: %d",
        (int)(frames_that_fit(located, MOST) - traced));
    for (jint depth = DEPTH_INNER; depth <= DEPTH_OUTER; depth++) {
        must(GetFrameLocation, NULL, depth, &method, &location);
        say("%s at %d, in the trace %s at %d", method_name(method), (int)location,
            method_name(frames[depth].method), (int)frames[depth].location);
    }
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE));
