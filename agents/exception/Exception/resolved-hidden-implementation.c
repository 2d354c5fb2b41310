/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("A call that worked before fails in the caller for a method that is missing or hidden.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Hushing;");
}

TEST(.target = "exception.Hushing", .args = LIST("3"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
