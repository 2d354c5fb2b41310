/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"
#include "classes.h"

TITLE("Exception is posted for the exception that follows a call of AddModuleExports which was refused.");

/* A package that is not in the module. */
static void observe(JNIEnv *jni, jobject unused)
{
    jobject base = modifiable_base(jni);
    say_throws(jni, NULL);
    jvmtiError error = ti(AddModuleExports, base, "absent", base);
    say("AddModuleExports: %s", error_name(error));
    end_if_accepted(error);
    say("refused");
}

TEST(.target = "exception.Throws", .args = LIST("same"), .probe = observe, .since = 9,
     .needs = {.can_generate_exception_events = 1});
