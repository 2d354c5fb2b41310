/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("At FramePop the returning frame is still on top, at its return instruction.");

static jint depth_at_request;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jmethodID top = NULL;
    jlocation location = -1;
    jlocation first = -1;
    jlocation last = -1;
    jint depth = 0;
    must(GetFrameLocation, thread, 0, &top, &location);
    must(GetMethodLocation, top, &first, &last);
    must(GetFrameCount, thread, &depth);
    say("FramePop: %s, %d less frames", method_name(method), (int)(depth_at_request - depth));
    say("top frame: %s %s", method_name(top), location == last ? "at its end" : "elsewhere");
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(GetFrameCount, NULL, &depth_at_request);
    on(FramePop, popped);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 3);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
