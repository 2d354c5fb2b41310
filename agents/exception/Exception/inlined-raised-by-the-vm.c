/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports the method and location in methods that a compiler has inlined.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/InlinedRaising;");
}

TEST(.target = "exception.InlinedRaising", .probe = observe,
     .vm_args = LIST(COMPILED_BY_FIRST_TIER), .needs = {.can_generate_exception_events = 1});
