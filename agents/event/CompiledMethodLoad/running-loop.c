/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("CompiledMethodLoad reports code that a method which is called once has for the loop that it is in.");

static void init(JNIEnv *jni, jthread thread)
{
    work = static_method_id(jni, find_class(jni, "event/Compiled"), "loop", "()I");
    await_loads();
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        end_when_decided(jni);
        return;
    }
    say_whether_reported();
    say_wrong();
}

/* A JVM need not compile a method that runs: then nothing is required. */
TEST(.target = "event.Compiled", .args = LIST("loop"), .init = init, .probe = probe, .timeout = 120,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_generate_compiled_method_load_events = 1});
