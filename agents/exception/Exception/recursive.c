/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports a handler in another frame of the method that throws.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Recursing;");
}

TEST(.target = "exception.Recursing", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
