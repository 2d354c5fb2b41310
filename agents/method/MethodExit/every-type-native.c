/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("MethodExit reports the result of a native method of every type.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lmethod/Results;");
    bind_results(jni);
    on(MethodExit, on_exit_with_result);
}

TEST(.target = "method.Results", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
