/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("ClearAllFramePops in a FramePop callback clears all requests; one made afterwards is new.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    static bool cleared;
    on_frame_pop(env, jni, thread, method, by_exception);
    if (cleared)
        return;
    cleared = true;
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, NULL)));
    if (is_case("again"))
        request_frame_pop(NULL, 2);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 3);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 25, .cases = LIST("cleared", "again"),
     .needs = {.can_generate_frame_pop_events = 1});
