/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception reports the location of array and division instructions in compiled code.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lexception/Elements;");
    on(Exception, say_thrown_at);
    on(ExceptionCatch, forget_put_back);
}

TEST(.target = "exception.Elements", .args = LIST("compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .timeout = 60,
     .needs = {.can_generate_exception_events = 1});
