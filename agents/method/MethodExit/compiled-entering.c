/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit is posted for a compiled method that waits for a monitor when it is enabled for the thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        pass_case(jni, find_class(jni, "local/CompiledEntering"));
        return;
    }
    say_events_in("Llocal/CompiledEntering;");
    on_thread(MethodExit, say_method_left, thread);
}

TEST(.target = "local.CompiledEntering", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1}, .cases = LIST("method", "block"),
     .vm_args = LIST(COMPILED_BEFORE));
