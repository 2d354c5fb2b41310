/* SPDX-License-Identifier: Apache-2.0 */
#include "../initializing.h"

TITLE("Exception reports an exception that leaves a class initializer, and the errors that follow.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_exceptions_of_initializing();
}

TEST(.target = "exception.Initializing", .probe = observe,
     .needs = {.can_generate_exception_events = 1});
