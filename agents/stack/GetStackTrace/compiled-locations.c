/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace reports the call being executed in compiled methods, inlined or not.");

/* The callers of Probing.run, as its probe sees them. */
enum { DEPTH_CALLER = 2, CALL_SIZE = 6 };

static int calls, there, as_frame_location, counted;

/* In sites the n-th call, from 0, is at 1 + 6 * n. */
static void count(jvmtiFrameInfo frame)
{
    jmethodID method = NULL;
    jlocation location = -7;
    jint size = 0;
    static jvmtiFrameInfo frames[FRAMES_MAX];
    must(GetFrameLocation, NULL, DEPTH_CALLER, &method, &location);
    must(GetStackTrace, NULL, 0, FRAMES_MAX, frames, &size);
    there += frame.location == 1 + CALL_SIZE * calls;
    as_frame_location += method == frame.method && location == frame.location;
    counted += size == frames_that_fit(frame_count_of(NULL), FRAMES_MAX);
    calls++;
}

static void observe(JNIEnv *jni, jobject probing)
{
    jvmtiFrameInfo frames[2] = {{0}};
    jint size = 0;
    if (probing == NULL) {
        say("sites: %d calls, %d at their locations", calls, there);
        say("GetFrameLocation, the same: %d", as_frame_location);
        say("GetFrameCount, the same: %d", counted);
        return;
    }
    must(GetStackTrace, NULL, DEPTH_CALLER, 2, frames, &size);
    if (strstr(method_name(frames[0].method), ".sites(") != NULL) {
        count(frames[0]);
        return;
    }
    for (int i = 0; i < 2; i++)
        say("%s at %lld", method_name(frames[i].method), (long long)frames[i].location);
}

TEST(.target = "classfile.ManyCalls", .probe = observe, .timeout = 60,
     .vm_args = LIST(COMPILED_BEFORE));
