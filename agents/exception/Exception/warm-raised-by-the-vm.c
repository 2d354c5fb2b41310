/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("What instructions throw by themselves is reported where they have thrown often before.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/WarmRaised;");
}

TEST(.target = "exception.WarmRaised", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
