/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("With both events enabled each throw comes before its catch, in the order of the program.");

static void observe(JNIEnv *jni, jobject unused)
{
    bind_natives(jni);
    on(Exception, on_exception);
    on(ExceptionCatch, on_catch);
}

TEST(.target = "exception.Throws", .args = LIST("catcher", "finally", "native"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
