/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception is posted in the caller when a resolved interface call meets a hidden method.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/HiddenMethods;");
}

TEST(.target = "exception.HiddenMethods", .args = LIST("3"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
