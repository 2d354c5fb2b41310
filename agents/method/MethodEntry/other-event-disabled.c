/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "events.h"
#include "threads.h"

TITLE("MethodEntry is still posted for compiled methods after another event was enabled and disabled.");

static void load(JavaVM *vm, char *options)
{
    if (strncmp(assay_case(), "other", 5) == 0)
        make_second_environment_with(&(jvmtiCapabilities){.can_generate_method_entry_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = current_thread();
    say_events_in("Lstack/CompiledChain;");
    on_thread(MethodEntry, say_entry_place, thread);
    if (is_case("single-step")) {
        on_thread(SingleStep, say_single_step, thread);
        off_thread(SingleStep, thread);
    } else if (is_case("method-exit")) {
        on_thread(MethodExit, say_method_exit, thread);
        off_thread(MethodExit, thread);
    } else {
        enable_in(second_environment, JVMTI_EVENT_METHOD_ENTRY, thread);
        if (is_case("other-environment"))
            disable_in(second_environment, JVMTI_EVENT_METHOD_ENTRY, thread);
        else
            must_in(second_environment, DisposeEnvironment);
    }
}

TEST(.target = "stack.CompiledChain", .load = load, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1},
     .cases = LIST("single-step", "method-exit", "other-environment", "other-disposed"));
