/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception reports the instruction that throws a runtime exception.");

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(Exception, say_thrown_at);
    on(ExceptionCatch, forget_put_back);
}

TEST(.target = "exception.Throws", .args = LIST("vm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
