/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetStackTrace returns no frame of a virtual thread for a platform thread.");

enum { MOST = 100 };

static int foreign, differing;
static jmethodID run, held; /* virtual threads alone run these */

/* As many frames of a number as a trace gives. */
static jint limited(jint count)
{
    return count < MOST ? count : MOST;
}

/* Threads of the JVM go on between the calls, but those that carry a virtual thread stand still. */
static jvmtiError frame_count(jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0, traced = -1;
    for (int i = 0; i < 1000 && limited(count) != traced; i++) {
        jvmtiError error = ti(GetFrameCount, thread, &count);
        if (error == JVMTI_ERROR_NONE)
            error = ti(GetStackTrace, thread, 0, MOST, frames, &traced);
        if (error != JVMTI_ERROR_NONE)
            return error;
    }
    differing += limited(count) != traced;
    return JVMTI_ERROR_NONE;
}

/* Other methods may be gone when they are looked at: their threads go on. */
static jvmtiError stack_trace(jthread thread)
{
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, thread, 0, MOST, frames, &count);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < limited(count); i++)
        foreign += frames[i].method == run || frames[i].method == held;
    return error;
}

/* A thread may have no frames. */
static jvmtiError frame_location(jthread thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jvmtiError error = JVMTI_ERROR_NONE;
    for (jint depth = 0; depth < MOST && error == JVMTI_ERROR_NONE; depth++) {
        error = ti(GetFrameLocation, thread, depth, &method, &location);
        foreign += error == JVMTI_ERROR_NONE && (method == run || method == held);
    }
    return error == JVMTI_ERROR_NO_MORE_FRAMES ? JVMTI_ERROR_NONE : error;
}

static jvmtiError in_list(jthread thread)
{
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, MOST, &stacks);
    if (error != JVMTI_ERROR_NONE || readable(stacks, 1) == 0)
        return error;
    for (jint i = 0; i < frames_in(stacks, MOST); i++)
        foreign += stacks->frame_buffer[i].method == run || stacks->frame_buffer[i].method == held;
    release(stacks);
    return error;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jclass klass = find_class(jni, "virtual_thread/SeveralStates");
    run = method_id(jni, klass, "run", "()V");
    held = static_method_id(jni, klass, "hold", "()V");
    say_refused_threads("GetFrameCount", frame_count);
    say("counts unlike the trace: %d", differing);
    say_refused_threads("GetStackTrace", stack_trace);
    say_refused_threads("GetFrameLocation", frame_location);
    say_refused_threads("GetThreadListStackTraces", in_list);
    say("frames of a virtual thread: %d", foreign);
    foreign = 0;
    stack_trace(thread_at(jni, threads, 0));
    say("of the virtual thread itself: %d", foreign);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
