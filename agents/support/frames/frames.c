/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

#include "environments.h"
#include "threads.h"

enum { FRAMES_LOOKED_AT = 200 };

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

jint frame_count_of(jthread thread)
{
    jint count = 0;
    must(GetFrameCount, thread, &count);
    return count;
}

jint depth_of_method(jthread thread, const char *method)
{
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT];
    jint count = 0;
    must(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, frames, &count);
    for (jint i = 0; i < count && i < FRAMES_LOOKED_AT; i++)
        if (begins_with(method_name(frames[i].method), method))
            return i;
    const char *dot = strrchr(method, '.'), *name = dot != NULL ? dot + 1 : method;
    say("%.*s is not on the stack", (int)strcspn(name, "("), name);
    return NO_SUCH_FRAME;
}

void say_frames(const jvmtiFrameInfo *frames, jint count)
{
    for (jint i = 0; i < count && i < FRAMES_MAX; i++) {
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

struct stack_seen {
    jvmtiError error, count_error;
    jint count, depth;
    jvmtiFrameInfo frames[FRAMES_LOOKED_AT];
    jvmtiError errors[FRAMES_LOOKED_AT]; /* of GetFrameLocation at that depth */
    bool same[FRAMES_LOOKED_AT];
};

/* Whether all functions agree. */
static bool look_at_stack(jthread thread, const char *classes, struct stack_seen *seen)
{
    memset(seen, 0, sizeof *seen);
    seen->count = seen->depth = -1;
    seen->error = ti(GetStackTrace, thread, 0, FRAMES_LOOKED_AT, seen->frames, &seen->count);
    seen->count_error = ti(GetFrameCount, thread, &seen->depth);
    if (seen->error != JVMTI_ERROR_NONE || seen->count < 0 || seen->count > FRAMES_LOOKED_AT)
        return false;
    bool agree = seen->count == seen->depth;
    for (jint i = 0; i < seen->count; i++) {
        jmethodID method = NULL;
        jlocation location = -7;
        if (!begins_with(method_name(seen->frames[i].method), classes))
            continue;
        seen->errors[i] = ti(GetFrameLocation, thread, i, &method, &location);
        seen->same[i] = method == seen->frames[i].method && location == seen->frames[i].location;
        agree &= seen->same[i];
    }
    return agree;
}

void say_stack_in(jthread thread, const char *classes)
{
    struct stack_seen seen;
    struct timespec beginning = {0};
    while (!look_at_stack(thread, classes, &seen) && seen.error == JVMTI_ERROR_NONE
           && wait_goes_on(&beginning))
        continue;
    say("GetStackTrace: %s", error_name(seen.error));
    say("GetFrameCount: %s", error_name(seen.count_error));
    say("the same: %s", truth(seen.count == seen.depth));
    if (seen.error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < seen.count && i < FRAMES_LOOKED_AT; i++)
        if (begins_with(method_name(seen.frames[i].method), classes))
            say("%s, GetFrameLocation: %s %s", method_name(seen.frames[i].method),
                error_name(seen.errors[i]), seen.same[i] ? "the same" : "another");
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
