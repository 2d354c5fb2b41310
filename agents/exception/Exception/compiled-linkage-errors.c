/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports linkage errors of calls in a compiled caller.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Linker;");
}

TEST(.target = "exception.Linking", .args = LIST("open", "compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_exception_events = 1});
