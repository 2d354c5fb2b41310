/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Use of a member or class that is not as it should be is an exception in warm code, too.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Reacher;");
}

TEST(.target = "exception.Reaching", .args = LIST("warm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .vm_args = LIST(COMPILED_EARLY));
