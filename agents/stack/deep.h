/* SPDX-License-Identifier: Apache-2.0 */

/* The stack of stack.Steps3000, taken by functions for several threads and compared with that of
 * GetStackTrace. */
#ifndef ASSAY_STACK_DEEP_H
#define ASSAY_STACK_DEEP_H

#include "frames.h"
#include "threads.h"

enum { DEEP_MAX = 3100 }; /* more frames than the thread has */

/* Takes stacks of at most so many frames, that of the current thread among them: the function under
 * test. */
typedef void (*deep_taker)(JNIEnv *jni, jint maximum, jint *count, jvmtiStackInfo **stacks);

static bool others_allowed; /* may records be of other threads? */

/* How many frames the records of the current thread have, if they are the topmost ones; -1 if not,
 * or if the records differ. */
static inline jint deep_frames(JNIEnv *jni, jint maximum, const jvmtiFrameInfo *all, jint depth,
                               deep_taker take)
{
    jint count = 0, frames = -2;
    jvmtiStackInfo *stacks = NULL;
    jthread self = current_thread();
    take(jni, maximum, &count, &stacks);
    for (jint i = 0; i < readable(stacks, count); i++) {
        const jvmtiStackInfo *stack = &stacks[i];
        if (!(*jni)->IsSameObject(jni, stack->thread, self)) {
            frames = others_allowed ? frames : -1;
            continue;
        }
        jint readable_frames = readable(stack->frame_buffer, stack->frame_count);
        frames = frames == -2 || frames == readable_frames ? readable_frames : -1;
        for (jint j = 0; j < frames_in(stack, maximum) && j < depth && frames >= 0; j++)
            if (stack->frame_buffer[j].method != all[j].method
                || stack->frame_buffer[j].location != all[j].location)
                frames = -1;
    }
    release(stacks);
    return frames;
}

static inline void compare_deep_stack(JNIEnv *jni, deep_taker take)
{
    static jvmtiFrameInfo all[DEEP_MAX];
    jint depth = 0;
    ask_for_references(jni, 1000);
    must(GetStackTrace, NULL, 0, DEEP_MAX, all, &depth);
    if (depth == DEEP_MAX)
        inapplicable("a stack has a hundred frames of the JVM's own");
    if (depth < 3000 || depth > DEEP_MAX) {
        say("depth %d", (int)depth);
        return;
    }
    say("at most 1025: %d", (int)deep_frames(jni, 1025, all, depth, take));
    for (jint more = -1; more <= 1; more++)
        say("at most %d more than there are: %d less than there are", (int)more,
            (int)(depth - deep_frames(jni, depth + more, all, depth, take)));
}

#endif
