/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"

TITLE("FramePop is posted for private interface methods, records, enums and hidden classes.");

static void observe(JNIEnv *jni, jobject subject)
{
    static bool begun;
    if (begun)
        request_frame_pop(NULL, 1);
    else
        on(FramePop, say_frame_pop);
    begun = true;
}

TEST(.target = "method.NewerKinds", .probe = observe, .since = 17, .timeout = 60,
     .needs = {.can_generate_frame_pop_events = 1});
