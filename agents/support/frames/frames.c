/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

#include "environments.h"
#include "threads.h"

enum { FRAMES_LOOKED_AT = 200 };

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

void probe_by_jni(JNIEnv *jni, jobject subject)
{
    jclass agent = find_class(jni, "assay/Agent");
    (*jni)->CallStaticVoidMethod(
        jni, agent, static_method_id(jni, agent, "probe", "(Ljava/lang/Object;)V"), subject);
    no_exception(jni);
}

jint frame_count_of(jthread thread)
{
    jint count = 0;
    must(GetFrameCount, thread, &count);
    return count;
}

static jint find_method(jthread thread, const char *method)
{
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT] = {{0}};
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_LOOKED_AT; i++)
        if (begins_with(method_name(frames[i].method), method))
            return i;
    return NO_SUCH_FRAME;
}

jint depth_of_method(jthread thread, const char *method)
{
    jint depth = find_method(thread, method);
    const char *dot = strrchr(method, '.'), *name = dot != NULL ? dot + 1 : method;
    if (depth == NO_SUCH_FRAME)
        say("%.*s is not on the stack", (int)strcspn(name, "("), name);
    return depth;
}

bool is_on_stack(jthread thread, const char *method)
{
    return find_method(thread, method) != NO_SUCH_FRAME;
}

void say_frames(const jvmtiFrameInfo *frames, jint count)
{
    for (jint i = 0; i < readable(frames, count) && i < FRAMES_MAX; i++) {
        const char *method = method_name(frames[i].method);
        say("frame %d: %s", (int)i, method);
        if (strstr(method, ".run()V") != NULL || strstr(method, ".main(") != NULL)
            return;
    }
}

bool same_frames(const jvmtiFrameInfo *one, const jvmtiFrameInfo *other, jint count)
{
    bool same = true;
    for (jint i = 0; i < count && i < FRAMES_MAX; i++)
        same &= one[i].method == other[i].method && one[i].location == other[i].location;
    return same;
}

/* What the three functions have answered. */
struct answers {
    jvmtiError trace_error, count_error;
    jint count, depth;
    struct {
        jvmtiFrameInfo frame;
        jvmtiError error;
        bool known, same;
    } at[FRAMES_LOOKED_AT];
};

/* Asks all three. Returns whether they agree. */
static bool ask_for_stack(jthread thread, const char *classes, struct answers *answers)
{
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT] = {{0}};
    *answers = (struct answers){.count = -1, .depth = -1};
    answers->trace_error = ti(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, frames, &answers->count);
    answers->count_error = ti(GetFrameCount, thread, &answers->depth);
    bool agree = answers->count == frames_that_fit(answers->depth, FRAMES_LOOKED_AT);
    for (jint i = 0;
         answers->trace_error == JVMTI_ERROR_NONE && i < answers->count && i < FRAMES_LOOKED_AT;
         i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        if (!begins_with(method_name(frames[i].method), classes))
            continue;
        answers->at[i].frame = frames[i];
        answers->at[i].error = ti(GetFrameLocation, thread, i, &method, &location);
        answers->at[i].known = true;
        answers->at[i].same = method == frames[i].method && location == frames[i].location;
        agree &= answers->at[i].same;
    }
    return agree;
}

void say_stack_in(jthread thread, const char *classes)
{
    struct timespec beginning = {0};
    struct answers answers;
    while (!ask_for_stack(thread, classes, &answers) && !is_suspended(thread)
           && wait_goes_on(&beginning))
        continue;
    say("GetStackTrace: %s", error_name(answers.trace_error));
    say("GetFrameCount: %s", error_name(answers.count_error));
    say("the same: %s", truth(answers.count == frames_that_fit(answers.depth, FRAMES_LOOKED_AT)));
    for (jint i = 0; i < FRAMES_LOOKED_AT; i++)
        if (answers.at[i].known)
            say("%s, GetFrameLocation: %s %s", method_name(answers.at[i].frame.method),
                error_name(answers.at[i].error), answers.at[i].same ? "the same" : "another");
}

/* ---- Threads without frames --------------------------------------------- */

static void JNICALL wait_in_agent(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    arrive_and_wait("agent thread");
}

void run_without_frames(jthread thread)
{
    must(RunAgentThread, thread, wait_in_agent, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_arrival("agent thread");
    if (frame_count_of(thread) > 0)
        inapplicable("agent threads have frames of their launcher");
}

/* ---- FramePop ----------------------------------------------------------- */

void request_frame_pop(jthread thread, jint depth)
{
    jvmtiError error = ti_if_able(NotifyFramePop, thread, depth);
    say("request %d: %s", (int)depth, error_name(error));
}

void JNICALL on_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          jboolean by_exception)
{
    say("FramePop: %s by exception %s on %s%s", method_name(method), truth(by_exception),
        thread_name(thread), wrong_recipient(env, jni, thread));
}
