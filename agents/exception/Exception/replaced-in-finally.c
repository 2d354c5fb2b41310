/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports another exception that a finally clause throws in the place of the first one.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Replacing;");
}

TEST(.target = "exception.Replacing", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
