/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodExit is posted for compiled callers active when it is enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/CompiledChain");
    on(MethodExit, say_exit);
}

TEST(.target = "stack.CompiledChain", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
