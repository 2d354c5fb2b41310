/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports the instruction that throws a runtime exception in compiled code.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/CompiledRaising;");
}

TEST(.target = "exception.CompiledRaising", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_exception_events = 1});
