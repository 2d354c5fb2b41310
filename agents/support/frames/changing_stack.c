/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "record.h"

enum { TIMES = 1000 };

/* The methods of stack.Changing, in the order in which they are looked up. */
enum changing { RUN, WALK, LEFT, RIGHT, FALL, CHANGING };

static struct {
    jmethodID id;
    jlocation first, last;
} changing[CHANGING];

static const char *const changing_names[CHANGING] = {"run", "walk", "left", "right", "fall"};

static void find_changing(JNIEnv *jni)
{
    jclass klass = find_class(jni, "stack/Changing");
    for (int i = 0; i < CHANGING; i++) {
        changing[i].id = i == RUN ? method_id(jni, klass, changing_names[i], "()V")
                                  : static_method_id(jni, klass, changing_names[i], "(I)V");
        must(GetMethodLocation, changing[i].id, &changing[i].first, &changing[i].last);
    }
}

static enum changing which_changing(jmethodID method)
{
    int which = RUN;
    while (which < CHANGING && changing[which].id != method)
        which++;
    return which;
}

/* Whether the source has such a call. */
static bool is_call(enum changing caller, enum changing callee)
{
    static const bool calls[CHANGING][CHANGING] = {[RUN] = {[WALK] = true},
                                                   [WALK] = {[LEFT] = true, [RIGHT] = true},
                                                   [LEFT] = {[WALK] = true, [FALL] = true},
                                                   [RIGHT] = {[LEFT] = true},
                                                   [FALL] = {[FALL] = true}};
    return caller < CHANGING && callee < CHANGING && calls[caller][callee];
}

/* Compares a stack with what an execution can have: from the topmost of the thread's methods down
 * to run each was called by the next. What the class library has above and below is its own.
 * Returns null, or what differs. Of a stack that fills the buffer only the upper part is known. */
static const char *difference(const jvmtiFrameInfo *frames, jint count)
{
    static const char no_run[] = "end of the stack: expected run and its callers, actual without";
    char *text = assay_text();
    jint top = 0;
    if (count < 0 || count > FRAMES_MAX) {
        assay_append(text, "frames: expected at most %d, actual %d", FRAMES_MAX, (int)count);
        return text;
    }
    while (top < count && which_changing(frames[top].method) == CHANGING)
        top++;
    for (jint i = top; i < count; i++) {
        enum changing which = which_changing(frames[i].method);
        enum changing caller = i + 1 < count ? which_changing(frames[i + 1].method) : CHANGING;
        if (frames[i].location < changing[which].first
            || frames[i].location > changing[which].last) {
            assay_append(text, "location in %s: expected at most %d, actual %lld",
                         changing_names[which], (int)changing[which].last,
                         (long long)frames[i].location);
            return text;
        }
        if (which == RUN)
            return NULL;
        if (i + 1 == count)
            break;
        if (!is_call(caller, which)) {
            assay_append(text, "caller of %s: expected one that calls it, actual %s",
                         changing_names[which],
                         caller == CHANGING ? "another method" : changing_names[caller]);
            return text;
        }
    }
    return count == FRAMES_MAX ? NULL : no_run;
}

/* Has the thread stand still in walk (1), in fall (2), or nowhere (0), when it gets there next. */
static void stand_still(JNIEnv *jni, int where)
{
    jclass klass = find_class(jni, "stack/Changing");
    (*jni)->SetStaticIntField(jni, klass, static_field_id(jni, klass, "stands", "I"), where);
}

/* The number of the thread's own frames where it stands, if there can be such a stack there. */
static int take_standing(JNIEnv *jni, jthread thread, stack_taker take, enum changing where)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    int own = 0;
    enum changing top = CHANGING;
    await_arrival(changing_names[where]);
    if (take(jni, thread, frames, &count) != JVMTI_ERROR_NONE || difference(frames, count) != NULL)
        return 0;
    for (jint i = 0; i < count; i++) {
        enum changing which = which_changing(frames[i].method);
        top = own == 0 ? which : top;
        own += which != CHANGING;
    }
    return top == where ? own : 0;
}

void take_changing_stack(JNIEnv *jni, jthread thread, stack_taker take)
{
    jvmtiError first_error = JVMTI_ERROR_NONE;
    find_changing(jni);
    for (int i = 0; i < TIMES; i++) {
        jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
        jint count = 0;
        jvmtiError error = take(jni, thread, frames, &count);
        const char *what = error == JVMTI_ERROR_NONE ? difference(frames, count) : NULL;
        if (first_error == JVMTI_ERROR_NONE)
            first_error = error;
        if (what != NULL)
            differs("%s", what);
    }
    say("first error: %s", first_error == JVMTI_ERROR_NONE ? "none" : error_name(first_error));
    say_first_difference();
    stand_still(jni, 1);
    say("calls while it stands in walk: %d", take_standing(jni, thread, take, WALK));
    stand_still(jni, 2);
    release_point("walk");
    say("calls while it stands in fall: %d", take_standing(jni, thread, take, FALL));
    stand_still(jni, 0);
    release_point("fall");
}

void copy_stack(const jvmtiStackInfo *info, jvmtiFrameInfo *frames, jint *count)
{
    *count = info->frame_count;
    if (info->frame_buffer != NULL && *count > 0 && *count <= FRAMES_MAX)
        memcpy(frames, info->frame_buffer, (size_t)*count * sizeof *frames);
}

/* The reference in the record may be a new one, or the one that was given. */
jvmtiError take_listed_stack(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiStackInfo *info = NULL;
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("there is no room for local references");
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, FRAMES_MAX, &info);
    (*jni)->PopLocalFrame(jni, NULL);
    if (error != JVMTI_ERROR_NONE || info == NULL)
        return error;
    copy_stack(info, frames, count);
    release(info);
    return error;
}
