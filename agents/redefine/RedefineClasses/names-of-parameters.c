/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces the parameter names that reflection reports, and their absence.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Parameters", .args = LIST("new", "old"), .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
