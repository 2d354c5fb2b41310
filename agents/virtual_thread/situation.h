/* SPDX-License-Identifier: Apache-2.0 */

/* What is said about the thread of virtual_thread.InState. */
#ifndef ASSAY_VIRTUAL_THREAD_SITUATION_H
#define ASSAY_VIRTUAL_THREAD_SITUATION_H

#include "settling.h"

enum { FRAMES_MAX = 200 };

static inline void say_state(jthread thread)
{
    jint state = -1;
    jvmtiError error = ti(GetThreadState, thread, &state);
    if (error == JVMTI_ERROR_NONE)
        say("GetThreadState: %s %s", error_name(error), thread_state(state));
    else
        say("GetThreadState: %s", error_name(error));
}

static inline const char *method_class(jmethodID method)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    return class_name(klass);
}

/* Says the frames that belong to this package, and whether the other two functions agree. */
static inline void say_stack(jthread thread)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = -1, depth = -1;
    say("GetStackTrace: %s", error_name(ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count)));
    say("GetFrameCount: %s", error_name(ti(GetFrameCount, thread, &depth)));
    say("the same: %s", truth(count == depth));
    for (jint i = 0; i < count && i < FRAMES_MAX; i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        if (strncmp(method_class(frames[i].method), "Lvirtual_thread/", 16) != 0)
            continue;
        jvmtiError error = ti(GetFrameLocation, thread, i, &method, &location);
        say("%s, GetFrameLocation: %s %s", method_name(frames[i].method), error_name(error),
            method == frames[i].method && location == frames[i].location ? "the same" : "another");
    }
}

/* The depth of a method of virtual_thread.InState in the thread's stack. */
static inline jint depth_of(jthread thread, const char *name)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_MAX; i++)
        if (strstr(method_name(frames[i].method), name) != NULL
            && strncmp(method_class(frames[i].method), "Lvirtual_thread/", 16) == 0)
            return i;
    broken("%s is not on the stack", name);
}

#endif
