/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Exception reports a linkage error at the instruction that links, each time.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Linker;");
}

TEST(.target = "exception.Linking", .args = LIST("none"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
