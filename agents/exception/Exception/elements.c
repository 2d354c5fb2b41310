/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports the location of each failing array and division instruction.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lexception/Elements;");
    on(Exception, say_thrown_at);
    on(ExceptionCatch, forget_put_back);
}

TEST(.target = "exception.Elements", .args = LIST("cold"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
