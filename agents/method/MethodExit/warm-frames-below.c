/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodExit comes from methods that had run often, and were running, when it was enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/WarmChain");
    on(MethodExit, say_exit);
}

TEST(.target = "stack.WarmChain", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
