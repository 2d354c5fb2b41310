/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("GetAllStackTraces reports the frames of a waiting thread, each with its location.");

struct compared {
    jint state, count, depth, same;
    bool found;
};

/* The locations of Java frames are those that GetStackTrace reports for a thread that stands still. */
static struct compared compare(jthread thread, const jvmtiStackInfo *stack)
{
    struct compared result = {.state = stack->state, .count = stack->frame_count};
    const jvmtiFrameInfo *frames = stack->frame_buffer;
    jvmtiFrameInfo again[FRAMES_MAX] = {{0}};
    must(GetStackTrace, thread, 0, FRAMES_MAX, again, &result.depth);
    for (jint i = 0; i < readable(frames, result.count) && i < result.depth && i < FRAMES_MAX;
         i++) {
        result.same += frames[i].method == again[i].method
                       && frames[i].location == again[i].location;
        result.found |= strcmp(method_name(frames[i].method), "Lstack/Waiting;.stand()V") == 0;
    }
    return result;
}

/* It may be awake for no reason at any moment, and waits anew. */
static void observe(JNIEnv *jni, jobject thread)
{
    struct compared all = {0};
    struct timespec beginning = {0};
    do {
        jvmtiStackInfo *stacks = NULL;
        jint count = 0;
        must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
        for (jint i = 0; i < readable(stacks, count); i++) {
            if ((*jni)->IsSameObject(jni, stacks[i].thread, thread))
                all = compare(thread, &stacks[i]);
            (*jni)->DeleteLocalRef(jni, stacks[i].thread);
        }
        release(stacks);
    } while (((all.state & JVMTI_THREAD_STATE_WAITING_INDEFINITELY) == 0 || all.same != all.depth
              || !all.found)
             && wait_goes_on(&beginning));
    say("%s", thread_state(all.state));
    say("as many frames: %s, the same: %s", truth(all.count == all.depth),
        truth(all.same == all.depth));
    say("stand is among them: %s", truth(all.found));
}

TEST(.target = "stack.Waiting", .probe = observe);
