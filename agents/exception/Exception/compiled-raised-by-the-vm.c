/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Exception reports the instruction that throws a runtime exception in compiled code.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/WarmRaised;");
}

TEST(.target = "exception.WarmRaised", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
