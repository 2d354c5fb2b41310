/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("GetStackTrace returns the compiled frames of a virtual thread at their invocations.");

enum { INVOKESTATIC = 0xb8, INVOKEINTERFACE = 0xb9 };

/* Inner calls an interface method, the others call static methods. */
static void say_frame(const jvmtiFrameInfo *frame, int which)
{
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, frame->method, &size, &code);
    bool inside = frame->location >= 0 && frame->location < readable(code, size);
    int invoke = which == INNER ? INVOKEINTERFACE : INVOKESTATIC;
    say("%s at its invocation: %s", method_name(frame->method),
        truth(inside && code[frame->location] == invoke));
    release(code);
}

static void act(JNIEnv *jni, jthread thread)
{
    jvmtiFrameInfo frames[COMPILED_FRAMES] = {{0}};
    jint count = 0;
    must(SuspendThread, thread);
    jvmtiError error = ti(GetStackTrace, thread, compiled_depth(thread, INNER), COMPILED_FRAMES,
                          frames, &count);
    say("GetStackTrace: %s, frames: %d", error_name(error), (int)count);
    for (int which = INNER; error == JVMTI_ERROR_NONE && which < count && which < COMPILED_FRAMES;
         which++)
        say_frame(&frames[which], which);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {.can_get_bytecodes = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
