/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace of another thread that is in a callback reports the stack that the callback sees.");

static jvmtiFrameInfo own[FRAMES_MAX];
static jint own_count;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    must(GetStackTrace, NULL, 0, FRAMES_MAX, own, &own_count);
    arrive_and_wait("event");
}

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jmethodID top = NULL;
    jlocation location = -7;
    jint count = 0;
    if (thread == NULL) {
        on(Breakpoint, hit);
        must(SetBreakpoint,
             static_method_id(jni, find_class(jni, "early_return/Returning"), "callInt", "()I"), 0);
        return;
    }
    jvmtiError error = ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    say("GetStackTrace: %s", error_name(error));
    say("as in the callback: %s", truth(count == own_count && same_frames(frames, own, count)));
    say("as many as GetFrameCount: %s",
        truth(count == frames_that_fit(frame_count_of(thread), FRAMES_MAX)));
    must(GetFrameLocation, thread, 0, &top, &location);
    say("GetFrameLocation: %s at %d", method_name(top), (int)location);
}

TEST(.target = "early_return.AtEvent", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
