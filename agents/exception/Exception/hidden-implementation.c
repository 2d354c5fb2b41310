/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Exception is posted in the caller of an interface method that is missing or not public.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Hushing;");
}

TEST(.target = "exception.Hushing", .args = LIST("0"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
