/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Exception reports linkage errors of calls in a compiled caller.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lexception/Linker;");
}

TEST(.target = "exception.Linking", .args = LIST("open", "warm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
