/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception is posted in the caller of an interface method that is missing or not public.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/HiddenMethods;");
}

TEST(.target = "exception.HiddenMethods", .args = LIST("0"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
