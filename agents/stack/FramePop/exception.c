/* SPDX-License-Identifier: Apache-2.0 */
#include "../pops.h"

TITLE("FramePop tells frames that an exception leaves from those that return.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request(NULL, 1);
    request(NULL, 2);
    request(NULL, 3);
}

TEST(.target = "stack.Chain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
