/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in calls by constant handles that the first tier of compilers compiled.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.CompiledCalls", .args = LIST("Fixed", "DefaultMethods"), .probe = observe,
     .timeout = 60, .vm_args = LIST(COMPILED_BY_FIRST_TIER), .needs = {.can_redefine_classes = 1});
