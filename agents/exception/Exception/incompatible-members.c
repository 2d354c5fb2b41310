/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports each use of an incompatible member or class, each time.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/MemberUses;");
}

TEST(.target = "exception.IncompatibleMembers", .args = LIST("cold"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
