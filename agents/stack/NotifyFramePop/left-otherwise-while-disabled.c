/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "frames.h"

TITLE("NotifyFramePop requests end with their frame, however it is left and the event disabled.");

static jmethodID first;

/* The thread for which the event is enabled; null for all. */
static jthread affected(void)
{
    jthread thread = NULL;
    if (is_case("thread"))
        must(GetCurrentThread, &thread);
    return thread;
}

static void request_and_disable(jint depth)
{
    on_thread(FramePop, on_frame_pop, affected());
    request_frame_pop(NULL, depth);
    if (is_case("without-callback")) {
        assay_callbacks.FramePop = NULL;
        set_callbacks_in(assay_env);
    } else {
        off_thread(FramePop, affected());
    }
}

static void JNICALL at_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread current, jmethodID method,
                                  jlocation location)
{
    if (method != first)
        return;
    request_and_disable(0);
    assay_must(assay_env, "ForceEarlyReturnVoid", ti_if_able(ForceEarlyReturnVoid, current));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject)) {
        if (is_case("early-return")) {
            first = static_method_id(jni, subject, "first", "()V");
            must(SetBreakpoint, first, 0);
            on(Breakpoint, at_breakpoint);
        }
        return;
    }
    const char *caller = to_string(jni, subject);
    if (strcmp(caller, "first") == 0)
        request_and_disable(1);
    else if (strcmp(caller, "second") == 0)
        on_thread(FramePop, on_frame_pop, affected());
    else
        request_frame_pop(NULL, 1);
}

static void load(JavaVM *vm, char *options)
{
    if (is_case("early-return"))
        add_capabilities(assay_env, &(jvmtiCapabilities){.can_force_early_return = 1,
                                                         .can_generate_breakpoint_events = 1});
}

TEST(.target = "stack.LeftInTurn", .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1},
     .cases = LIST("exception", "early-return", "thread", "without-callback"));
