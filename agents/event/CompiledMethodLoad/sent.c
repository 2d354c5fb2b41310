/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("CompiledMethodLoad reports a newly compiled method with its code and an ascending address map.");

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    await_loads();
}

static void probe(JNIEnv *jni, jobject end)
{
    if (end == NULL) {
        call_work(jni);
        end_when_decided(jni);
        return;
    }
    say_whether_reported();
    say_wrong();
}

TEST(.target = "event.Compiled", .init = init, .probe = probe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1});
