/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "redefine.h"

TITLE("GetStackTrace gives obsolete frames the same method IDs from whichever frame it starts.");

/* Asks for the frames one by one, counted from either end, or for all older ones, at last
 * for all but the newest. */
static void ask_first(JNIEnv *jni, jobjectArray given)
{
    jthread thread = element(jni, given, HOLDING_THREAD);
    jint depth = frame_count_of(thread);
    for (jint i = depth - 1; i > 0; i--) {
        jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
        jint count = 0;
        jint start = is_case("from-oldest") ? i - depth : i;
        must(GetStackTrace, thread, start, is_case("all-older") ? FRAMES_MAX : 1, frames, &count);
        put_holding_ids(frames, frames_that_fit(count, FRAMES_MAX), holding_ids);
    }
}

static void observe(JNIEnv *jni, jobject given)
{
    observe_obsolete_ids(jni, given, ask_first);
}

TEST(.target = "redefine.ObsoleteIds", .probe = observe, .needs = {.can_redefine_classes = 1},
     .cases = LIST("from-newest", "from-oldest", "all-older"));
