/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("ClearAllFramePops keeps the requests of another environment.");

static jvmtiEnv *second;

static void prepare(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    second = new_environment_with(&capabilities);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
    say("second, request 2: %s", error_name(ti_if_able_in(second, NotifyFramePop, NULL, 2)));
    say("second, ClearAllFramePops: %s", error_name(clear_all_frame_pops(second, NULL)));
    say("second, request 2: %s", error_name(ti_if_able_in(second, NotifyFramePop, NULL, 2)));
}

TEST(.target = "stack.Chain", .load = prepare, .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
