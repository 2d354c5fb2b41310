/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses finds parameter names wherever they are in the constant pool.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "Compact"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
