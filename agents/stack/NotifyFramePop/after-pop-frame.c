/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop applies to the right frames after PopFrame, for earlier and new requests.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static bool popped;
    if (!popped) {
        popped = true;
        request_frame_pop(NULL, 0);
        request_frame_pop(NULL, 2);
        if (is_case("disabled"))
            off(FramePop);
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
        return;
    }
    must(ClearBreakpoint, method, location);
    if (is_case("disabled"))
        on(FramePop, on_frame_pop);
    else
        request_frame_pop(NULL, 0);
    request_frame_pop(NULL, 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, find_class(jni, "stack/Chain"), "inner", "(I)I"), 0);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 13, .cases = LIST("enabled", "disabled"),
     .needs = {.can_pop_frame = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1});
