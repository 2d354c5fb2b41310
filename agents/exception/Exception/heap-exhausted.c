/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports OutOfMemoryError at the instruction that allocates the array.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Exhausting;");
}

TEST(.target = "exception.Exhausting", .args = LIST("heap"), .probe = observe,
     .vm_args = LIST("-Xmx64m"), .needs = {.can_generate_exception_events = 1});
