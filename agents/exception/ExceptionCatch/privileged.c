/* SPDX-License-Identifier: Apache-2.0 */
#include "../reflected.h"

TITLE("A PrivilegedActionException that is caught was reported by Exception before, as its cause was.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_wrapping("Lexception/Privileged;", "PrivilegedActionException");
}

TEST(.target = "exception.PrivilegedIfThere", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
