/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Exception reports each use of an incompatible member or class in compiled code.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Reacher;");
}

TEST(.target = "exception.Reaching", .args = LIST("warm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1}, .vm_args = LIST(COMPILED_EARLY));
