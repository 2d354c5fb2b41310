/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("NotifyFramePop accepts the caller's frame at each event, and the current one unless it is being left.");

/* Each of the two calls has one such event. */
static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method != event_cause.method || location != 0)
        return;
    say("%s", assay_case());
    if (!is_case("method-exit"))
        say("depth 0: %s", error_name(ti(NotifyFramePop, NULL, 0)));
    say("depth 1: %s", error_name(ti(NotifyFramePop, NULL, 1)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "stack/TouchedTwice", "touch", "(I)V", posted);
    enable_event_of_case(jni);
}

TEST(.target = "stack.TouchedTwice", .probe = observe, .since = 26,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_exception_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_frame_pop_events = 1},
     .cases = EVENT_CASES);
