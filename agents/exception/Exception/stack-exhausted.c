/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("A stack overflow is an exception of the method that found no room, and is caught below.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Exhausting;");
}

TEST(.target = "exception.Exhausting", .args = LIST("stack"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
