/* SPDX-License-Identifier: Apache-2.0 */

/* Snapshots of the threads of stack.Exclusive or stack.ExclusiveVirtual, of which one at most is inside
 * at any instant: many, so that a thread is inside often, and one more while a thread stays there. */
#ifndef ASSAY_STACK_EXCLUSIVE_H
#define ASSAY_STACK_EXCLUSIVE_H

#include "frames.h"

/* Takes the stacks, those of the four threads among them: the function under test. */
typedef void (*snapshot_taker)(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count);

static inline bool has_frame(const jvmtiStackInfo *stack, jmethodID method)
{
    for (jint i = 0; i < frames_in(stack, FRAMES_MAX); i++)
        if (stack->frame_buffer[i].method == method)
            return true;
    return false;
}

/* The number of threads that a snapshot shows inside. It brings a reference to each thread. */
static inline int take_snapshot(JNIEnv *jni, jobject threads, jmethodID inside, snapshot_taker take)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    int found = 0;
    if ((*jni)->PushLocalFrame(jni, 100) != 0)
        broken("there is no room for local references");
    take(jni, threads, &stacks, &count);
    for (jint i = 0; i < readable(stacks, count); i++)
        found += has_frame(&stacks[i], inside) ? 1 : 0;
    release(stacks);
    (*jni)->PopLocalFrame(jni, NULL);
    return found;
}

/* Takes the stacks of the four alone. */
static inline void take_of_four(JNIEnv *jni, jobject threads, jvmtiStackInfo **stacks, jint *count)
{
    jthread list[4];
    for (jint i = 0; i < 4; i++)
        list[i] = (*jni)->GetObjectArrayElement(jni, threads, i);
    must(GetThreadListStackTraces, 4, list, FRAMES_MAX, stacks);
    *count = 4;
}

/* For the probe: the second time a thread stays inside. */
static inline void take_snapshots(JNIEnv *jni, jobject threads, snapshot_taker take)
{
    static bool stays;
    static int one;
    jmethodID inside = static_method_id(jni, find_class(jni, "stack/Exclusive"), "inside", "()V");
    int more = 0;
    if (stays) {
        int found = take_snapshot(jni, threads, inside, take);
        say("threads inside while one stays there: %d", found);
        if (found == 1 && one == 0)
            inapplicable("no snapshot was taken while a thread passed inside");
        return;
    }
    stays = true;
    for (int i = 0; i < 2000 && one < 400; i++) {
        int found = take_snapshot(jni, threads, inside, take);
        one += found == 1 ? 1 : 0;
        more += found > 1 ? 1 : 0;
    }
    say("snapshots with more than one thread inside: %d", more);
}

#endif
