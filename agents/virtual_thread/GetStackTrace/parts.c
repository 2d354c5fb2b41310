/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames_in_state.h"

TITLE("GetStackTrace returns any part of a virtual thread's stack and writes nothing after it.");

enum { MOST = 200 };
static jvmtiFrameInfo whole[MOST];
static jint depth;

/* Whether a part has `length` frames, which begin at `first` of the whole, and nothing is written
 * after them. */
static void say_part(const char *name, jthread thread, jint start, jint limit, jint first,
                     jint length)
{
    jvmtiFrameInfo frames[MOST + 1] = {{0}};
    jint count = -1;
    memset(frames, 0x5a, sizeof frames);
    jvmtiFrameInfo untouched = frames[MOST];
    jvmtiError error = ti(GetStackTrace, thread, start, limit, frames, &count);
    bool same = error == JVMTI_ERROR_NONE && count == length;
    for (jint i = 0; same && i < length; i++)
        same = frames[i].method == whole[first + i].method
               && frames[i].location == whole[first + i].location;
    for (jint i = length; same && i <= MOST; i++)
        same = memcmp(&frames[i], &untouched, sizeof untouched) == 0;
    say("%s: %s, as expected: %s", name, error_name(error), truth(same));
}

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    if (frame_count_of(thread) >= MOST)
        inapplicable("the class library has many frames of its own");
    must(GetStackTrace, thread, 0, MOST, whole, &depth);
    say("all frames: %s", truth(depth >= 1 && depth < MOST));
    if (depth < 1 || depth >= MOST) {
        must(ResumeThread, thread);
        return;
    }
    jint second = depth > 1 ? 1 : 0, rest = depth - second;
    say_part("all but the newest", thread, second, MOST, second, rest);
    say_part("the oldest", thread, depth - 1, MOST, depth - 1, 1);
    say_part("the newest", thread, 0, 1, 0, 1);
    say_part("two after the newest", thread, second, 2, second, rest < 2 ? rest : 2);
    say_part("none", thread, 0, 0, 0, 0);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = EVERY_STATE_BUT_RUNNING,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
