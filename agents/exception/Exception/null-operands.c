/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports the location of each instruction that finds a null reference.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lexception/Nulls;");
    on(Exception, say_thrown_at);
    on(ExceptionCatch, forget_put_back);
}

TEST(.target = "exception.Nulls", .probe = observe, .needs = {.can_generate_exception_events = 1});
