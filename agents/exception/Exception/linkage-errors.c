/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports a linkage error at the instruction that links, each time.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lexception/Linker;");
}

TEST(.target = "exception.Linking", .args = LIST("none"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
