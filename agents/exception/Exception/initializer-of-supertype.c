/* SPDX-License-Identifier: Apache-2.0 */
#include "../initializing.h"

TITLE("Exception reports what leaves an initializer of an interface or superclass, and the errors then.");

static void observe(JNIEnv *jni, jobject target)
{
    pass_case(jni, (jclass)target);
    say_exceptions_of_initializing();
}

TEST(.target = "exception.Initializing", .probe = observe,
     .cases = LIST("subclass", "interface", "implementing"),
     .needs = {.can_generate_exception_events = 1});
