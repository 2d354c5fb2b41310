/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Each Exception event precedes the ExceptionCatch event of the same exception.");

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(Exception, say_thrown);
    on(ExceptionCatch, say_caught);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "finally", "native"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
