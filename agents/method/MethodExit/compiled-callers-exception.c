/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodExit distinguishes exceptional from normal return of active compiled callers.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_own_class(jni, "stack/CompiledChain");
    on(MethodExit, say_exit);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
