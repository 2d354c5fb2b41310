/* SPDX-License-Identifier: Apache-2.0 */

/* A thread that calls, returns and throws while its stack is taken: that of stack.Changing, which
 * is a virtual one in virtual_thread.ChangingStack. */
#ifndef ASSAY_STACK_CHANGING_H
#define ASSAY_STACK_CHANGING_H

#include "assay.h"

enum { FRAMES_MAX = 64, TIMES = 1000 };

/* Its methods, in the order in which they are looked up. */
enum changing { RUN, WALK, LEFT, RIGHT, FALL, CHANGING };

static struct {
    jmethodID id;
    jlocation first, last;
} changing[CHANGING];

static const char *const changing_names[CHANGING] = {"run", "walk", "left", "right", "fall"};

static inline void know_changing(JNIEnv *jni)
{
    jclass klass = find_class(jni, "stack/Changing");
    for (int i = 0; i < CHANGING; i++) {
        changing[i].id = i == RUN ? method_id(jni, klass, changing_names[i], "()V")
                                  : static_method_id(jni, klass, changing_names[i], "(I)V");
        must(GetMethodLocation, changing[i].id, &changing[i].first, &changing[i].last);
    }
}

static inline enum changing which_changing(jmethodID method)
{
    int which = RUN;
    while (which < CHANGING && changing[which].id != method)
        which++;
    return which;
}

/* Whether the source has such a call. */
static inline bool is_call(enum changing caller, enum changing callee)
{
    static const bool calls[CHANGING][CHANGING] = {[RUN] = {[WALK] = true},
                                                   [WALK] = {[LEFT] = true, [RIGHT] = true},
                                                   [LEFT] = {[WALK] = true, [FALL] = true},
                                                   [RIGHT] = {[LEFT] = true},
                                                   [FALL] = {[FALL] = true}};
    return caller < CHANGING && callee < CHANGING && calls[caller][callee];
}

/* Whether an execution could have this stack: from the topmost of the thread's methods down to
 * run each was called by the next. What the class library has above and below is its own. */
static inline bool is_possible(const jvmtiFrameInfo *frames, jint count)
{
    jint top = 0;
    while (top < count && which_changing(frames[top].method) == CHANGING)
        top++;
    for (jint i = top; i < count; i++) {
        enum changing which = which_changing(frames[i].method);
        if (which == CHANGING || frames[i].location < changing[which].first
            || frames[i].location > changing[which].last)
            return false;
        if (which == RUN)
            return true;
        if (i + 1 == count || !is_call(which_changing(frames[i + 1].method), which))
            return false;
    }
    return false;
}

/* The stack as GetThreadListStackTraces gives it. The reference in the answer may be a new one, or
 * the one that was given. */
static inline jvmtiError take_listed(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames,
                                     jint *count)
{
    jvmtiStackInfo *info = NULL;
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("there is no room for local references");
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, FRAMES_MAX, &info);
    (*jni)->PopLocalFrame(jni, NULL);
    if (error != JVMTI_ERROR_NONE)
        return error;
    *count = info->frame_count;
    memcpy(frames, info->frame_buffer, (size_t)*count * sizeof *frames);
    release(info);
    return error;
}

/* Takes the thread's stack: the function under test. */
static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count);

/* Has the thread stand still in walk, in fall, or nowhere, when it comes there next. */
static inline void stand(JNIEnv *jni, int where)
{
    jclass klass = find_class(jni, "stack/Changing");
    (*jni)->SetStaticIntField(jni, klass, static_field_id(jni, klass, "stands", "I"), where);
}

/* The number of its own frames where it stands, if there can be such a stack there. */
static inline int take_standing(JNIEnv *jni, jthread thread, enum changing where)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    int own = 0;
    enum changing top = CHANGING;
    await_arrival(changing_names[where]);
    if (take(jni, thread, frames, &count) != JVMTI_ERROR_NONE || !is_possible(frames, count))
        return 0;
    for (jint i = 0; i < count; i++) {
        enum changing which = which_changing(frames[i].method);
        top = own == 0 ? which : top;
        own += which != CHANGING;
    }
    return top == where ? own : 0;
}

static inline void take_often(JNIEnv *jni, jthread thread)
{
    int errors = 0, impossible = 0;
    know_changing(jni);
    for (int i = 0; i < TIMES; i++) {
        jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
        jint count = 0;
        jvmtiError error = take(jni, thread, frames, &count);
        errors += error != JVMTI_ERROR_NONE;
        impossible += error == JVMTI_ERROR_NONE && !is_possible(frames, count);
    }
    say("errors: %d", errors);
    say("stacks that no execution has: %s", impossible > 0 ? "some" : "none");
    stand(jni, 1);
    say("calls while it stands in walk: %d", take_standing(jni, thread, WALK));
    stand(jni, 2);
    release_point("walk");
    say("calls while it stands in fall: %d", take_standing(jni, thread, FALL));
    stand(jni, 0);
    release_point("fall");
}

#endif
