/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_handler.h"

TITLE("In the handler of an event a virtual thread pops its own frame.");

static void act(JNIEnv *jni, jthread self)
{
    say("PopFrame: %s", error_name(ti(PopFrame, self)));
}

IN_HANDLER_TEST("popped", "(I)I", 8, can_pop_frame, .timeout = 0);
