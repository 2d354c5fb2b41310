/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

enum { FRAMES_LOOKED_AT = 200 };

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

jint depth_of_method(jthread thread, const char *method)
{
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT];
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_LOOKED_AT; i++)
        if (begins_with(method_name(frames[i].method), method))
            return i;
    say("%s is not on the stack", method);
    return NO_SUCH_FRAME;
}

static void say_frame_at(jthread thread, jint depth, const jvmtiFrameInfo *frame)
{
    jmethodID method = NULL;
    jlocation location = -7;
    jvmtiError error = ti(GetFrameLocation, thread, depth, &method, &location);
    say("%s, GetFrameLocation: %s %s", method_name(frame->method), error_name(error),
        method == frame->method && location == frame->location ? "the same" : "another");
}

void say_stack_in(jthread thread, const char *classes)
{
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT] = {{0}};
    jint count = -1, depth = -1;
    say("GetStackTrace: %s",
        error_name(ti(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, frames, &count)));
    say("GetFrameCount: %s", error_name(ti(GetFrameCount, thread, &depth)));
    say("the same: %s", truth(count == depth));
    for (jint i = 0; i < count && i < FRAMES_LOOKED_AT; i++)
        if (begins_with(method_name(frames[i].method), classes))
            say_frame_at(thread, i, &frames[i]);
}
