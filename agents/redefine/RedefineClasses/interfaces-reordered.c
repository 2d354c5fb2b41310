/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses either refuses reordered superinterfaces or installs the methods of the class file.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "InterfaceOrder"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
