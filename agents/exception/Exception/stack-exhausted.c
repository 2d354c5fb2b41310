/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports StackOverflowError in the method that overflows, and its handler in a caller.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Exhausting;");
}

TEST(.target = "exception.Exhausting", .args = LIST("stack"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
